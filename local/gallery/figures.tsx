import { useState } from 'react';
import { BarChart, type Bar } from '#web/ui/bar-chart.tsx';
import { QrCode } from '#web/ui/qr-code.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Group, Specimen } from './specimen.tsx';

const bar = (label: string, value: number | undefined, level: Bar['level']): Bar => ({
  key: label,
  label,
  name: label,
  value,
  amount: value === undefined ? 'nothing tracked' : `${value} kcal`,
  level,
  isCurrent: label === 'Thu',
});

const DAYS = [
  bar('Mon', 2_140, 'reached'),
  bar('Tue', 1_720, 'near'),
  bar('Wed', 640, 'far'),
  bar('Thu', 1_200, undefined),
  bar('Fri', undefined, undefined),
];

export const Figures = () => (
  <Group title="Figures">
    <Specimen name="QrCode">
      <QrCode text="https://munchify.example/r/4kq7" label="QR code" className="w-40" />
    </Specimen>
    <Specimen name="ProgressBar">
      <div className="grid w-full gap-4">
        <ProgressBar label="Reached" text="100%" percent={100} level="reached" />
        <ProgressBar label="Near" text="85%" percent={85} level="near" />
        <ProgressBar label="Far" text="30%" percent={30} level="far" />
        <ProgressBar label="Quiet" text="4 of 7 days" percent={57} />
        <ProgressBar label="Empty" text="0%" percent={0} />
      </div>
    </Specimen>
    <Charts />
  </Group>
);

function Charts() {
  const [chosen, setChosen] = useState<string>();
  return (
    <Specimen name="BarChart: to be looked at, to be chosen from">
      <div className="w-full max-w-md">
        <BarChart bars={DAYS} goal={undefined} />
      </div>
      <div className="w-full max-w-md">
        <BarChart bars={DAYS} goal={2_000} chosen={chosen} onChoose={setChosen} />
      </div>
    </Specimen>
  );
}
