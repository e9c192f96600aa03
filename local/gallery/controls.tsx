import { useState } from 'react';
import { BottomSheet } from '#web/ui/bottom-sheet.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { Choice } from '#web/ui/forms/choice.tsx';
import { Dialog, DialogActions } from '#web/ui/dialog.tsx';
import { Icon, IconButton } from '#web/ui/icon.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { ToggleChip } from '#web/ui/forms/toggle-chip.tsx';
import { Tooltip } from '#web/ui/tooltip.tsx';
import { Group, Specimen } from './specimen.tsx';

const KINDS = ['main', 'line', 'quiet', 'bare', 'danger'] as const;
const LOOKS = ['bare', 'line', 'quiet', 'paper', 'small'] as const;

export const Controls = () => (
  <Group title="Controls">
    {KINDS.map((kind) => (
      <Specimen key={kind} name={`Button, ${kind}`}>
        <Button kind={kind}>Start cooking</Button>
        <Button kind={kind} size="big">
          <Icon name="camera" />
          Start cooking
        </Button>
        <Button kind={kind} busy>
          Start cooking
        </Button>
        <Button kind={kind} disabled>
          Start cooking
        </Button>
      </Specimen>
    ))}
    <Specimen name="ButtonLink">
      <ButtonLink kind="line" to="/">
        View plans
        <Icon name="next" />
      </ButtonLink>
    </Specimen>
    {LOOKS.map((look) => (
      <Specimen key={look} name={`IconButton, ${look}`}>
        <IconButton label="Remove" icon="close" look={look} className="relative" />
        <IconButton label="Remove" icon="close" look={look} className="relative" busy />
        <IconButton label="Remove" icon="close" look={look} className="relative" disabled />
      </Specimen>
    ))}
    <Chips />
    <Choices />
    <DialogSpecimen />
    <SheetSpecimen />
    <Specimen name="Tooltip: point, tap or focus">
      <Tooltip about="About fiber" text="From vegetables, pulses and whole grain; good for digestion.">
        Fiber
      </Tooltip>
    </Specimen>
  </Group>
);

function Chips() {
  const [isOn, setIsOn] = useState(true);
  return (
    <Specimen name="Chip, ToggleChip">
      <Chip>Vine tomatoes</Chip>
      <ToggleChip isOn={isOn} onToggle={() => setIsOn(!isOn)}>
        Vegetarian
      </ToggleChip>
      <ToggleChip isOn={!isOn} onToggle={() => setIsOn(!isOn)}>
        Vegan
      </ToggleChip>
    </Specimen>
  );
}

function Choices() {
  const [units, setUnits] = useState<'metric' | 'us'>('metric');
  const [tab, setTab] = useState<'login' | 'register'>('login');
  return (
    <>
      <Specimen name="Choice">
        <Choice
          label="Units"
          options={[
            ['metric', 'Metric'],
            ['us', 'US'],
          ]}
          chosen={units}
          onChoose={setUnits}
        />
      </Specimen>
      <Specimen name="Tabs">
        <div className="grid w-full max-w-md gap-3">
          <Tabs
            label="Account"
            tabs={[
              { name: 'login', label: 'Login' },
              { name: 'register', label: 'Register' },
            ]}
            chosen={tab}
            onChoose={setTab}
          >
            <p>What belongs to the chosen tab.</p>
          </Tabs>
        </div>
      </Specimen>
    </>
  );
}

function DialogSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <Specimen name="Dialog, DialogActions">
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <Dialog title="Some changes haven't been sent yet" onClose={close}>
          <p>They are kept on this device only.</p>
          <DialogActions>
            <Button kind="bare" onClick={close}>
              Stay signed in
            </Button>
            <Button kind="danger" onClick={close}>
              Discard and log out
            </Button>
            <Button kind="main" onClick={close}>
              Send first
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Specimen>
  );
}

function SheetSpecimen() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Specimen name="BottomSheet">
      <Button onClick={() => setIsOpen(true)}>Open</Button>
      {isOpen && (
        <BottomSheet title="Ingredients" onClose={() => setIsOpen(false)}>
          <p>400 g spaghetti</p>
        </BottomSheet>
      )}
    </Specimen>
  );
}
