import { OPERATOR } from '../data/operator.ts';
import { Address, MailLink } from './address.tsx';
import { LegalFrame, Section } from './legal-frame.tsx';

const { representedBy, email, phone, register, vatId } = OPERATOR;

/** Identifies the operator. Source: § 5 DDG, § 18 MStV, § 36 VSBG */
export const ImprintPage = () => (
  <LegalFrame title="Impressum">
    <Section title="Angaben gemäß § 5 DDG">
      <Address />
      <p>Vertreten durch: {representedBy}</p>
    </Section>
    <Section title="Kontakt">
      <p>
        E-Mail: <MailLink to={email} />
        <br />
        Telefon: {phone}
      </p>
    </Section>
    {register !== undefined && (
      <Section title="Registereintrag">
        <p>{register}</p>
      </Section>
    )}
    {vatId !== undefined && (
      <Section title="Umsatzsteuer-Identifikationsnummer gemäß § 27a UStG">
        <p>{vatId}</p>
      </Section>
    )}
    <Section title="Verantwortlich für den Inhalt gemäß § 18 Abs. 2 MStV">
      <p>{representedBy}, Anschrift wie oben</p>
    </Section>
    <Section title="Streitbeilegung">
      <p>
        Wir sind weder verpflichtet noch bereit, an Verfahren vor einer Verbraucherschlichtungsstelle
        teilzunehmen. Wenn etwas nicht stimmt, schreib uns bitte: Wir finden eine Lösung.
      </p>
    </Section>
    <Section title="Rezepte">
      <p>
        Die Rezepte schreibt eine künstliche Intelligenz; die Nährwerte berechnen wir daraus. Beides ersetzt
        weder den Blick auf die Packung noch ärztlichen Rat, etwa bei Allergien.
      </p>
    </Section>
  </LegalFrame>
);
