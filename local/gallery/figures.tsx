import { QrCode } from '#web/ui/qr-code.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Group, Specimen } from './specimen.tsx';

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
  </Group>
);
