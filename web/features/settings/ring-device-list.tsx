import { useLingui } from '@lingui/react';
import { useMutation } from '@tanstack/react-query';
import type { ListedRingDevices } from '#core/ring/ring-device.ts';
import { describeError } from '../../errors/describe-error.ts';
import { loadRingWords } from '../../i18n/ring-words.ts';
import { remove } from '../../requests/api.ts';
import { canRing, useRingsHere } from '../../device/ring-switch.ts';
import { turnOnRings } from '../../timers/turn-on-rings.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/feedback/toast.ts';
import { Select } from '../../ui/forms/select.tsx';
import { Icon } from '../../ui/icon.tsx';

loadRingWords();

type ListedRingDevice = ListedRingDevices['devices'][number];

type RingDeviceListProps = {
  devices: readonly ListedRingDevice[];
  /** Fetches the devices again. */
  onChange: () => Promise<unknown>;
};

/** Devices that ring. The user can test or remove each, and turn this one on. */
export function RingDeviceList({ devices, onChange }: RingDeviceListProps) {
  const { i18n } = useLingui();
  // Server and browser must both know this device. A browser whose data was deleted reports no timers to the server.
  const isOn = useRingsHere() && devices.some(({ current }) => current);
  return (
    <>
      {devices.length > 0 && (
        <ul className="grid gap-3">
          {devices.map((device) => (
            <Device key={device.id} device={device} isOn={isOn && device.current} onChange={onChange} />
          ))}
        </ul>
      )}
      {!isOn &&
        (canRing() ? <TurnOn onChange={onChange} /> : <p className="text-muted">{i18n._('rings.unable')}</p>)}
    </>
  );
}

type DeviceProps = {
  device: ListedRingDevice;
  /** True if this device rings. */
  isOn: boolean;
  onChange: () => Promise<unknown>;
};

function Device({ device, isOn, onChange }: DeviceProps) {
  const { id, name, createdAt, current, keys, eveningHour } = device;
  const { i18n } = useLingui();
  const shown = name || i18n._('sessions.unknown_device');
  const day = i18n.date(new Date(createdAt), { dateStyle: 'medium' });
  const end = useMutation({
    async mutationFn() {
      await remove(`/api/ring-devices/${id}`);
      if (current) await (await import('../../timers/ring-subscription.ts')).stopRinging();
    },
    onSuccess: async () => {
      toast({ title: i18n._('rings.removed', { name: shown }) });
      await onChange();
    },
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('please_try_again')) }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 flex-[1_1_9rem]">
        <b className="font-semibold wrap-anywhere">{shown}</b>
        <p className="text-sm text-muted">
          {current ? i18n._('rings.this_device', { day }) : i18n._('rings.other_device', { day })}
        </p>
        {keys && !isOn && <p className="text-sm text-muted">{i18n._('rings.also_others')}</p>}
      </div>
      <span className="flex flex-wrap gap-2">
        {isOn && canRing() && <TestRing />}
        <Button
          kind="quiet"
          aria-label={i18n._('rings.remove_named', { name: shown })}
          busy={end.isPending}
          onClick={() => end.mutate()}
        >
          {i18n._('rings.remove')}
        </Button>
      </span>
      {isOn && canRing() && <ForOthers isOn={keys !== undefined} onChange={onChange} />}
      {isOn && canRing() && <Evening hour={eveningHour} onChange={onChange} />}
    </li>
  );
}

/** Makes this device also ring for timers of the user's other devices. */
function ForOthers({ isOn, onChange }: { isOn: boolean; onChange: () => Promise<unknown> }) {
  const { i18n } = useLingui();
  const change = useMutation({
    async mutationFn() {
      const { ringForOthers } = await import('../../timers/ring-subscription.ts');
      await ringForOthers(!isOn);
      await onChange();
    },
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('please_try_again')) }),
  });
  return (
    <label className="flex min-h-11 basis-full cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        className="size-6 shrink-0 accent-basil"
        checked={change.isPending ? !isOn : isOn}
        onChange={() => change.mutate()}
      />
      {i18n._('rings.for_others')}
    </label>
  );
}

/** From late afternoon until bedtime. */
const HOURS = [15, 16, 17, 18, 19, 20, 21, 22];

/** Choice of the hour at which this device tells what to thaw or soak for tomorrow. It can be off. */
function Evening({ hour, onChange }: { hour: number | undefined; onChange: () => Promise<unknown> }) {
  const { i18n } = useLingui();
  const change = useMutation({
    async mutationFn(next: string) {
      const { remindAt } = await import('../../timers/ring-subscription.ts');
      await remindAt(next === '' ? null : Number(next));
      await onChange();
    },
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('please_try_again')) }),
  });
  const time = (each: number) => i18n.date(new Date(2026, 0, 1, each), { timeStyle: 'short' });
  return (
    <div className="basis-full">
      <Select
        label={i18n._('rings.evening')}
        value={change.isPending ? change.variables : String(hour ?? '')}
        options={[
          ['', i18n._('rings.evening.off')],
          ...HOURS.map((each) => [String(each), time(each)] as const),
        ]}
        onChange={(next) => change.mutate(next)}
      />
    </div>
  );
}

/** Rings after a few seconds, so that the user can lock the phone. */
function TestRing() {
  const { i18n } = useLingui();
  const test = useMutation({
    async mutationFn() {
      const { testRing } = await import('../../timers/test-ring.ts');
      await testRing(i18n);
    },
    onSuccess: () => toast({ title: i18n._('rings.tested') }),
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('ring.not_on')) }),
  });
  return (
    <Button kind="line" busy={test.isPending} onClick={() => test.mutate()}>
      <Icon name="bell" />
      {i18n._('rings.test')}
    </Button>
  );
}

function TurnOn({ onChange }: Pick<RingDeviceListProps, 'onChange'>) {
  const { i18n } = useLingui();
  const turnOn = useMutation({
    mutationFn: turnOnRings,
    async onSuccess(isOn) {
      toast(isOn ? { title: i18n._('ring.on') } : { kind: 'error', title: i18n._('rings.denied') });
      await onChange();
    },
    onError: (failure) =>
      toast({ kind: 'error', title: describeError(failure, i18n, i18n._('ring.not_on')) }),
  });
  return (
    <Button
      kind="line"
      className="justify-self-start"
      busy={turnOn.isPending}
      onClick={() => turnOn.mutate()}
    >
      <Icon name="bell" />
      {i18n._('rings.turn_on')}
    </Button>
  );
}
