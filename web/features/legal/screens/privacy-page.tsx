import { OPERATOR } from '../data/operator.ts';
import { Address, MailLink } from './address.tsx';
import { LegalFrame, List, Section } from './legal-frame.tsx';
import { Link } from 'react-router';
import { PATHS } from '#web/shared/paths.ts';

/** Informs about the processing of personal data. Source: Art. 13 DSGVO, § 25 TDDDG */
export const PrivacyPage = () => (
  <LegalFrame title="Datenschutz">
    <p>
      Munchify macht aus Fotos deiner Zutaten ein Rezept. Dafür brauchen wir einige Daten von dir, und nur
      die. Es gibt keine Werbung, kein Tracking und keine Statistik über dein Verhalten; die Seiten laden
      nichts von anderen Servern.
    </p>
    <Controller />
    <ProcessedData />
    <ArtificialIntelligence />
    <Recipients />
    <DeviceStorage />
    <StoragePeriods />
    <Rights />
  </LegalFrame>
);

const Controller = () => (
  <Section title="Wer verantwortlich ist">
    <Address />
    <p>
      <MailLink to={OPERATOR.email} />
    </p>
  </Section>
);

const ProcessedData = () => (
  <Section title="Was wir verarbeiten, und warum">
    <List>
      <li>
        <b>Dein Konto:</b> E-Mail-Adresse, ein Prüfwert deines Passworts (nie das Passwort selbst), Sprache,
        Zeitzone, dein Vorname, wenn du ihn angibst, und deine Anmeldungen mit Zeit und Art des Geräts.
        Grundlage ist der Vertrag mit dir (Art. 6 Abs. 1 lit. b DSGVO).
      </li>
      <li>
        <b>Anmelden mit Google:</b> Nur wenn du das wählst, öffnet sich ein Fenster von Google. Google erfährt
        dabei, dass du dich bei uns anmeldest, und gibt uns deine E-Mail-Adresse und eine Kennung deines
        Google-Kontos; mehr verlangen wir nicht (Art. 6 Abs. 1 lit. b DSGVO).
      </li>
      <li>
        <b>Fotos und Rezepte:</b> Deine Fotos werden verkleinert, Angaben über Ort und Kamera werden entfernt.
        Gespeichert werden sie mit dem Rezept, das daraus entsteht, und mit ihm gelöscht (Art. 6 Abs. 1 lit. b
        DSGVO).
      </li>
      <SeenByOthers />
      <li>
        <b>Rezepte von anderen Seiten:</b> Gibst du die Adresse einer Seite ein, holt unser Server sie ab; sie
        erfährt dabei nicht, wer du bist. Fotos von Buchseiten und Dateien liest dein Gerät selbst (Art. 6
        Abs. 1 lit. b DSGVO).
      </li>
      <FromTheKitchen />
      <li>
        <b>Vorlieben, Ziele und was du gekocht hast:</b> Sie dienen deinen Rezepten, deinem Tagebuch und
        deinen Abzeichen (Art. 6 Abs. 1 lit. b DSGVO). Ziele, Tagebuch, die längste Zeit, die ein Essen dauern
        soll, und was dein Vorrat hat oder nicht hat, liegen in deinem Konto, deine übrigen Vorlieben auf
        deinem Gerät; sie gehen mit jeder Anfrage für ein Rezept mit.
      </li>
      <li>
        <b>Was du meidest und wie du dich ernährst</b> (etwa vegan): Das kann etwas über deine Gesundheit oder
        deine Überzeugung sagen. Deshalb fragen wir vor dem ersten Eintrag, ob du einwilligst (Art. 9 Abs. 2
        lit. a DSGVO). Dann speichern wir es in deinem Konto, damit es auf allen deinen Geräten gilt, und
        schicken es mit jeder Anfrage für ein Rezept mit, damit das Rezept zu dir passt; für nichts sonst. Du
        kannst deine Einwilligung jederzeit widerrufen: „Alles löschen“ in den Vorlieben entfernt die Liste
        sofort aus deinem Konto.
      </li>
      <li>
        <b>Abo und Zahlung:</b> Welchen Tarif du hast und bis wann. Karten- und Kontodaten gibst du bei Stripe
        ein; wir sehen sie nie (Art. 6 Abs. 1 lit. b DSGVO). Rechnungen müssen wir aufbewahren (Art. 6 Abs. 1
        lit. c DSGVO, § 147 AO).
      </li>
      <li>
        <b>Kündigung und Widerruf:</b> Was du dort einträgst, und wann es eingegangen ist, um es auszuführen
        und nachweisen zu können (Art. 6 Abs. 1 lit. b und c DSGVO).
      </li>
      <li>
        <b>Sicherheit:</b> Wir zählen Versuche, etwa beim Anmelden oder beim Schreiben von Rezepten, nach
        Konto, E-Mail-Adresse oder IP-Adresse, um Angriffe und Missbrauch zu bremsen. Anfragen protokollieren
        wir ohne ihren Inhalt und ohne IP-Adresse. Das ist unser berechtigtes Interesse (Art. 6 Abs. 1 lit. f
        DSGVO).
      </li>
    </List>
  </Section>
);

/** Diary, scanner, voice commands and timers. */
const FromTheKitchen = () => (
  <>
    <li>
      <b>Dein Ernährungstagebuch:</b> Was du isst, kann etwas über deine Gesundheit sagen. Wir speichern nur,
      was du selbst einträgst, rechnen seine Nährwerte aus und zeigen es dir; niemand sonst sieht es, auch
      nicht dein Haushalt (Art. 6 Abs. 1 lit. b DSGVO).
    </li>
    <li>
      <b>Strichcodes:</b> Suchst du ein Produkt, fragt unser Server bei Open Food Facts (Frankreich) nach, mit
      nichts als der Nummer: Wer sie gescannt hat, erfährt dort niemand. Die Antwort behalten wir 30 Tage,
      ohne zu vermerken, wer gefragt hat. Die Angaben stammen von Freiwilligen und stehen unter der Open
      Database License (ODbL).
    </li>
    <li>
      <b>Beim Kochen zuhören:</b> Nur wenn du es einschaltest, hört die Spracherkennung deines Browsers zu,
      solange du kochst. Wo der Browser es kann, bleibt alles auf deinem Gerät; sonst schickt er das Gehörte
      eventuell an seinen Hersteller, der dafür selbst verantwortlich ist. Wir bekommen den Ton nie, und was
      verstanden wurde, verlässt dein Gerät nicht und wird nicht gespeichert. Grundlage ist deine Einwilligung
      (Art. 6 Abs. 1 lit. a DSGVO); du widerrufst sie, indem du das Zuhören ausschaltest.
    </li>
    <li>
      <b>Timer bei gesperrtem Bildschirm:</b> Nur wenn du die Glocke neben einem Timer einschaltest, sagt dein
      Gerät uns, wann ein Timer endet, und gibt uns eine Nachricht, die es für sich selbst verschlüsselt hat:
      Welches Gericht und welcher Schritt das ist, können weder wir noch der Push-Dienst lesen. Gespeichert
      werden diese Nachricht, die Zeiten deiner Timer und die Adresse, unter der dein Browser erreichbar ist;
      klingelt ein Gerät auch für deine anderen, zudem der Schlüssel, mit dem diese für es verschlüsseln. Für
      die Erinnerung am Abend liest unser Server deine Woche und verschlüsselt selbst; dazu speichert er
      Schlüssel, Uhrzeit, Zeitzone und Sprache. Grundlage ist deine Einwilligung (Art. 6 Abs. 1 lit. a DSGVO,
      § 25 Abs. 1 TDDDG); du widerrufst sie in den Einstellungen unter „Geräte, die klingeln“.
    </li>
  </>
);

const SeenByOthers = () => (
  <>
    <li>
      <b>Was du teilst:</b> Teilst du ein Rezept über einen Link, kann es lesen, wer den Link hat: Titel,
      Zutaten, Zubereitung, Nährwerte, Herkunft, dein eigenes Foto und, wenn du es willst, deinen Vornamen.
      Die Seite setzt kein Cookie und zählt nicht, wer sie öffnet. Hörst du auf zu teilen, ist sie sofort
      nicht mehr erreichbar; Kopien, die andere gespeichert haben, bleiben bei ihnen (Art. 6 Abs. 1 lit. b
      DSGVO).
    </li>
    <li>
      <b>Dein Haushalt:</b> Trittst du einem Haushalt bei, sehen seine Mitglieder deinen Vornamen und deine
      Rezepte mit ihren Fotos, und sie behalten sie auf ihren Geräten, solange ihr zusammen seid. Deine
      Schlagwörter, Notizen und Bewertungen, wann du etwas gekocht hast, deine Ziele und was du meidest, sehen
      sie nicht. Einkaufsliste und Woche gehören allen: Wer etwas auf die Liste setzt, steht mit dem Vornamen
      dabei. Verlässt du den Haushalt, endet das alles; was ihr gemeinsam geschrieben habt, bleibt den
      anderen, ohne deinen Namen (Art. 6 Abs. 1 lit. b DSGVO).
    </li>
    <li>
      <b>Deine Woche im Kalender:</b> Erstellst du einen Kalender-Link, kann lesen, wer ihn hat, was in deiner
      Küche für welchen Tag geplant ist: nur die Titel. Gibst du ihn einem Kalenderdienst wie Google oder
      Apple, ruft der ihn regelmäßig ab und speichert die Titel in eigener Verantwortung. Wir speichern vom
      Link nur einen Hashwert, und zählen nicht, wer ihn öffnet. Ziehst du ihn zurück oder wechselst du den
      Haushalt, ist er sofort ungültig (Art. 6 Abs. 1 lit. b DSGVO).
    </li>
    <li>
      <b>Zugangsschlüssel:</b> Erstellst du einen Zugangsschlüssel für ein eigenes Programm, speichern wir
      seinen Namen, was er darf, wann du ihn erstellt hast und wann er zuletzt benutzt wurde, vom Schlüssel
      selbst nur einen Hashwert. Wer ihn hat, kann deine Rezepte, deine Liste, deine Woche, deine Ziele und
      was du gegessen hast lesen und, wenn du es erlaubst, alles davon außer den Zielen ändern, bis du ihn
      beendest. Dasselbe gilt für den Schlüssel, den ein Programm bekommt, dem du auf unserer Seite Zugriff
      erlaubst; angemeldet hat es sich dafür bei uns nur mit dem Namen und den Adressen, die es selbst nennt,
      und davon speichern wir den Namen. Gibst du einen Schlüssel einem Assistenten wie Claude, erfährt auch
      dessen Anbieter, was der damit liest, und ist dafür selbst verantwortlich (Art. 6 Abs. 1 lit. b DSGVO).
    </li>
  </>
);

const ArtificialIntelligence = () => (
  <Section title="Künstliche Intelligenz">
    <p>
      Deine Fotos, die Zutaten, die du nennst, deine Vorlieben und deine Sprache gehen an ein Sprachmodell bei
      Amazon Bedrock, das daraus das Rezept schreibt; ebenso ein Rezept, das du abwandeln oder übersetzen
      lässt. Deine E-Mail-Adresse geht nicht mit. Amazon Bedrock gibt die Eingaben nicht an die Hersteller der
      Modelle weiter und trainiert damit keine Modelle. Jedes so entstandene Rezept ist als von KI geschrieben
      gekennzeichnet. Eine automatische Entscheidung über dich im Sinne von Art. 22 DSGVO findet nicht statt.
    </p>
  </Section>
);

const Recipients = () => (
  <Section title="An wen Daten gehen">
    <List>
      <li>
        <b>Amazon Web Services EMEA SARL,</b> Luxemburg: Server, Datenbank, Fotospeicher, das Sprachmodell
        (Bedrock) und der Versand der E-Mails (SES), als Auftragsverarbeiter nach Art. 28 DSGVO.
      </li>
      <li>
        <b>Stripe Payments Europe, Limited,</b> Irland: Zahlungen, Rechnungen und die Verwaltung des Abos. Für
        Zahlungen ist Stripe selbst verantwortlich.
      </li>
      <li>
        <b>Google Ireland Limited,</b> Irland: nur, wenn du dich mit Google anmeldest; dafür ist Google selbst
        verantwortlich.
      </li>
      <li>
        <b>Der Push-Dienst deines Browsers</b> (Google, Mozilla, Apple oder Microsoft): nur, wenn du Timer bei
        gesperrtem Bildschirm klingeln lässt. Er erhält am Ende eines Timers oder abends die verschlüsselte
        Nachricht und stellt sie zu; dafür ist er selbst verantwortlich.
      </li>
    </List>
    <p>
      Sie alle können Daten auch in den USA verarbeiten. Grundlage sind das EU-US Data Privacy Framework (Art.
      45 DSGVO) und Standardvertragsklauseln (Art. 46 DSGVO).
    </p>
  </Section>
);

const DeviceStorage = () => (
  <Section title="Cookies und Speicher auf deinem Gerät">
    <p>
      Es gibt ein einziges Cookie, <code>__Host-session</code>: Es hält dich angemeldet, höchstens 30 Tage
      nach deinem letzten Besuch. Auf deinem Gerät liegen außerdem deine Rezepte, Fotos, Ziele und Vorlieben,
      die Einkaufsliste und die Rezepte deines Haushalts, damit du offline kochen kannst, und alles, was noch
      nicht gesendet ist; Fotos und Lebensmittel für das nächste Rezept, bis es fertig ist oder du den Tisch
      abräumst; die E-Mail-Adresse einer Registrierung, bis du sie bestätigst; welche Gerichte du gerade
      kochst, mit Schritt, Timern und Mengen, und ob Timer hier auch bei gesperrtem Bildschirm klingeln;
      Produkte, die du gescannt oder selbst angelegt hast, und deine Favoriten im Tagebuch; dazu Sprache,
      Aussehen, Einheiten, ob Kalorien zu sehen sind, ein ausgewählter Tarif und der Vermerk, dass hier schon
      jemand angemeldet war. Das ist unbedingt nötig für den Dienst, den du nutzen willst (§ 25 Abs. 2 Nr. 2
      TDDDG). Deshalb gibt es kein Banner. Beim Abmelden wird gelöscht, was zu deinem Konto gehört; der
      Vermerk verschwindet mit dem Konto.
    </p>
  </Section>
);

const StoragePeriods = () => (
  <Section title="Wie lange">
    <p>
      Rezepte, Fotos, Ziele, dein Tagebuch und was du meidest bleiben, bis du sie oder dein Konto löschst;
      geteilte Links, bis du sie beendest oder sie ablaufen; eine Einladung in den Haushalt höchstens sieben
      Tage; die Zeiten von Timern, die bei gesperrtem Bildschirm klingeln, vier Tage nach ihrem Ende; die
      Adresse deines Browsers, bis du das Gerät entfernst oder dich abmeldest, spätestens 31 Tage nach dem
      letzten Timer. Rechnungen und Belege bleiben, solange das Gesetz es verlangt; Kündigungen und Widerrufe
      als Nachweis vier Jahre. Gezählte Versuche löschen sich nach kurzer Zeit von selbst, Protokolle nach
      drei Monaten. Aus den Sicherungen der Datenbank verschwindet, was gelöscht ist, nach 35 Tagen; von Fotos
      gibt es keine Sicherung.
    </p>
  </Section>
);

const Rights = () => (
  <Section title="Deine Rechte">
    <p>
      Du kannst Auskunft verlangen, Daten berichtigen, löschen oder einschränken lassen, sie mitnehmen, einer
      Verarbeitung widersprechen und eine Einwilligung jederzeit für die Zukunft widerrufen (Art. 7 und 15 bis
      21 DSGVO). Schreib uns dafür an <MailLink to={OPERATOR.email} />. Beschweren kannst du dich bei jeder
      Datenschutzbehörde; für uns zuständig: {OPERATOR.authority}.
    </p>
    <p>
      Ohne E-Mail-Adresse gibt es kein Konto, ohne Fotos oder Zutaten kein Rezept. Alles andere ist
      freiwillig. Verträge <Link to={PATHS.cancelContract}>kündigst</Link> und{' '}
      <Link to={PATHS.withdrawContract}>widerrufst</Link> du ohne Anmeldung.
    </p>
  </Section>
);
