import { Link } from 'react-router';
import { annualPrice, PLANS } from '#core/plan/plan.ts';
import { PATHS } from '../../paths.ts';
import { OPERATOR } from '../../shell/operator.ts';
import { LegalFrame, List, Section } from './legal-frame.tsx';

const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

const paid = [
  ['Basic', PLANS.basic],
  ['Pro', PLANS.pro],
] as const;

export const TermsPage = () => (
  <LegalFrame title="Unsere Bedingungen" hasFooter>
    <Subject />
    <Account />
    <Prices />
    <Payment />
    <Cancellation />
    <Withdrawal />
    <RecipesAndNutrition />
    <Ownership />
    <Liability />
    <Final />
  </LegalFrame>
);

const Subject = () => (
  <Section title="1. Worum es geht">
    <p>
      {OPERATOR.name} (siehe <Link to={PATHS.imprint}>Impressum</Link>) betreibt Munchify: Du fotografierst
      Zutaten, eine künstliche Intelligenz schreibt daraus ein Rezept, und wir berechnen dessen Nährwerte.
      Diese Bedingungen gelten zwischen dir und uns. Vertragssprache ist Deutsch.
    </p>
  </Section>
);

const Account = () => (
  <Section title="2. Dein Konto">
    <p>
      Ein Konto ist kostenlos. Mit der Registrierung bietest du uns den Vertrag an, mit der Bestätigung deiner
      Adresse kommt er zustande. Behalte dein Passwort für dich. Du kannst das Konto jederzeit löschen lassen.
    </p>
  </Section>
);

const Prices = () => (
  <Section title="3. Tarife und Preise">
    <List>
      <li>
        Kostenlos: {PLANS.free.recipesPerMonth} Rezepte im Kalendermonat, {euro.format(0)}
      </li>
      {paid.map(([name, plan]) => (
        <li key={name}>
          {name}: {plan.recipesPerMonth} Rezepte im Kalendermonat, {euro.format(plan.monthlyPrice)} im Monat
          oder {euro.format(annualPrice(plan))} im Jahr
        </li>
      ))}
    </List>
    <p>
      Die Preise enthalten die Umsatzsteuer. Auch eine Variante zählt als Rezept; was du löschst, wird nicht
      gutgeschrieben, und was übrig bleibt, verfällt am Monatsende. Ein Versuch, aus dem kein Rezept wird,
      zählt nicht.
    </p>
  </Section>
);

const Payment = () => (
  <Section title="4. Bestellen und bezahlen">
    <p>
      Du wählst einen Tarif, siehst bei unserem Zahlungsdienst Stripe Preis und Zeitraum, kannst deine Angaben
      dort berichtigen und bestellst mit der letzten Schaltfläche. Damit kommt der Vertrag zustande, und dein
      Tarif gilt sofort. Bezahlt wird im Voraus, für einen Monat oder ein Jahr. Ist eine Zahlung offen,
      behältst du den Tarif sieben Tage lang; danach gilt der kostenlose, bis bezahlt ist.
    </p>
  </Section>
);

const Cancellation = () => (
  <Section title="5. Laufzeit und Kündigung">
    <p>
      Der Vertrag läuft für den bezahlten Zeitraum und verlängert sich dann auf unbestimmte Zeit. Kündigen
      kannst du jederzeit zum Ende des bezahlten Zeitraums, auch noch am letzten Tag. Hat er sich schon einmal
      verlängert, kannst du ihn auch mit einer Frist von einem Monat beenden: Nenne dafür das Datum, und wir
      erstatten, was du für die Zeit danach bezahlt hast. Das geht{' '}
      <Link to={PATHS.cancelContract}>hier ohne Anmeldung</Link>, bei den{' '}
      <Link to={PATHS.plans}>Tarifen</Link> zum Ende des Zeitraums, oder formlos. Deine Rezepte bleiben dir.
      Das Recht, aus wichtigem Grund zu kündigen, behalten beide Seiten.
    </p>
  </Section>
);

const Withdrawal = () => (
  <Section title="6. Widerruf">
    <p>
      Du kannst innerhalb von 14 Tagen widerrufen: <Link to={PATHS.withdrawalNotice}>Widerrufsbelehrung</Link>
      .
    </p>
  </Section>
);

const RecipesAndNutrition = () => (
  <Section title="7. Rezepte und Nährwerte">
    <p>
      Rezepte schreibt eine künstliche Intelligenz. Wir prüfen, was du meiden willst, können aber nicht
      garantieren, dass ein Gericht frei von etwas ist: Lies die Zutatenlisten, vor allem bei Allergien, und
      gare Fleisch, Fisch und Eier durch. Nährwerte sind berechnet und können abweichen.
    </p>
  </Section>
);

const Ownership = () => (
  <Section title="8. Deine Fotos und Rezepte">
    <p>
      Deine Fotos gehören dir; wir nutzen sie nur für deine Rezepte. Was Munchify dir schreibt, darfst du frei
      verwenden. Bitte lade nur Fotos hoch, die du hochladen darfst.
    </p>
  </Section>
);

const Liability = () => (
  <Section title="9. Haftung">
    <p>
      Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Schäden an Leben, Körper und
      Gesundheit und nach dem Produkthaftungsgesetz. Bei einfacher Fahrlässigkeit haften wir nur, wenn wir
      eine Pflicht verletzen, auf deren Erfüllung du dich verlassen darfst, und nur für den vorhersehbaren,
      typischen Schaden. Deine gesetzlichen Rechte bei Mängeln digitaler Produkte bleiben unberührt.
    </p>
  </Section>
);

const Final = () => (
  <Section title="10. Was noch gilt">
    <p>
      Ändern wir diese Bedingungen, gilt das für dich nur, wenn du zustimmst. Es gilt deutsches Recht; der
      zwingende Verbraucherschutz des Landes, in dem du lebst, bleibt dir erhalten.
    </p>
  </Section>
);
