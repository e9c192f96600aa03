import { useState } from 'react';
import { FieldError } from '#web/ui/forms/field-error.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { PasswordField } from '#web/ui/forms/password-field.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { ReadOnlyField } from '#web/ui/forms/read-only-field.tsx';
import { Stepper } from '#web/ui/forms/stepper.tsx';
import { Group, Specimen } from './specimen.tsx';

export const Forms = () => (
  <Group title="Forms">
    <Specimen name="Field">
      <div className="grid w-full max-w-md gap-4">
        <Field label="Email" type="email" />
        <PasswordField label="Password" hint="At least 8 characters." defaultValue="leek" />
        <PasswordField label="Confirm password" error="Passwords don't match" defaultValue="leak" />
        <Field label="Calories" unit="kcal" inputMode="decimal" defaultValue="2000" />
      </div>
    </Specimen>
    <SelectSpecimen />
    <Specimen name="FieldError">
      <FieldError id="field-error">Please choose a contract.</FieldError>
    </Specimen>
    <Specimen name="ReadOnlyField">
      <ReadOnlyField label="Link" value="https://munchify.example/r/Zk3w9QmT1vB7xR5nY8cL2A" />
    </Specimen>
    <StepperSpecimen />
  </Group>
);

function SelectSpecimen() {
  const [cuisine, setCuisine] = useState('');
  return (
    <Specimen name="Select">
      <Select
        label="Cuisine"
        value={cuisine}
        options={[
          ['', 'Any'],
          ['italian', 'Italian'],
        ]}
        onChange={setCuisine}
        error={cuisine === '' ? 'Please choose a cuisine.' : undefined}
      />
    </Specimen>
  );
}

function StepperSpecimen() {
  const [text, setText] = useState('2');
  const bounds = { lessLabel: 'Fewer servings', moreLabel: 'More servings', min: 1, max: 10, step: 1 };
  return (
    <Specimen name="Stepper: anywhere, at its end, in error">
      <Stepper label="Servings" value={text} onChange={setText} {...bounds} />
      <Stepper label="Servings" value="1" onChange={setText} {...bounds} />
      <Stepper label="Servings" value="11" error="Must be 10 or fewer" onChange={setText} {...bounds} />
    </Specimen>
  );
}
