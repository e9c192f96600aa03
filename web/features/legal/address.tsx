import { OPERATOR } from '../../shell/operator.ts';

export const Address = () => (
  <address className="not-italic">
    {OPERATOR.name}
    <br />
    {OPERATOR.street}
    <br />
    {OPERATOR.city}
    <br />
    {OPERATOR.country}
  </address>
);

export const MailLink = ({ to }: { to: string }) => <a href={`mailto:${to}`}>{to}</a>;
