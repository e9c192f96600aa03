import { Link } from 'react-router';
import { PATHS } from '#web/shared/paths.ts';
import { OPERATOR } from '../data/operator.ts';
import { Address, MailLink } from './address.tsx';
import { LegalFrame, Section } from './legal-frame.tsx';

const { name, street, city, email, phone } = OPERATOR;

/** Explains the right of withdrawal with the legal model text. Source: Anlagen 1 und 2 zu Art. 246a EGBGB */
export const WithdrawalNoticePage = () => (
  <LegalFrame title="Widerrufsbelehrung" hasFooter>
    <RightOfWithdrawal />
    <Effects />
    <ModelForm />
  </LegalFrame>
);

const RightOfWithdrawal = () => (
  <Section title="Widerrufsrecht">
    <p>
      Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die
      Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.
    </p>
    <p>Um Ihr Widerrufsrecht auszuüben, müssen Sie uns</p>
    <Address />
    <p>
      Telefon: {phone}
      <br />
      E-Mail: <MailLink to={email} />
    </p>
    <p>
      mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über
      Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte
      Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist.
    </p>
    <p>
      Sie können Ihr Widerrufsrecht auch online ausüben:{' '}
      <Link to={PATHS.withdrawContract}>Vertrag widerrufen</Link>. Nutzen Sie diese Funktion, übermitteln wir
      Ihnen unverzüglich auf einem dauerhaften Datenträger (per E-Mail) eine Eingangsbestätigung mit dem
      Inhalt der Erklärung sowie Datum und Uhrzeit ihres Eingangs.
    </p>
    <p>
      Zur Wahrung der Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des
      Widerrufsrechts vor Ablauf der Widerrufsfrist absenden.
    </p>
  </Section>
);

const Effects = () => (
  <Section title="Folgen des Widerrufs">
    <p>
      Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben,
      unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung über
      Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir dasselbe
      Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben; in keinem Fall werden Ihnen
      wegen dieser Rückzahlung Entgelte berechnet. Für die bis dahin geschriebenen Rezepte verlangen wir
      nichts.
    </p>
  </Section>
);

const ModelForm = () => (
  <Section title="Muster-Widerrufsformular">
    <p>
      Wenn Sie den Vertrag widerrufen wollen, füllen Sie bitte dieses Formular aus und senden Sie es zurück.
    </p>
    <div className="grid gap-2 rounded-md bg-surface p-pad shadow-sheet">
      <p>
        An {name}, {street}, {city}, {email}:
      </p>
      <p>
        Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der
        folgenden Dienstleistung (*)
      </p>
      <p>Bestellt am (*)/erhalten am (*)</p>
      <p>Name des/der Verbraucher(s)</p>
      <p>Anschrift des/der Verbraucher(s)</p>
      <p>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</p>
      <p>Datum</p>
      <p className="text-sm text-muted">(*) Unzutreffendes streichen.</p>
    </div>
  </Section>
);
