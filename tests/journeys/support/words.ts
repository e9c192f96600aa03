import type { Language } from '#core/language.ts';

/** The words of the controls, in both languages. */
export const WORDS = {
  en: {
    register: 'Register',
    login: 'Login',
    email: 'Email',
    password: 'Password',
    confirmPassword: 'Confirm password',
    createAccount: 'Create account',
    registered: 'Registration successful',
    confirmAddress: 'Confirm my address',
    logIn: 'Log in',
    whatHaveYouGot: 'What have you got?',
    allLeft: '5 of 5 recipes left',
    upload: 'Upload photos',
    generate: 'Generate recipe',
    ingredients: 'Ingredients',
    instructions: 'Instructions',
    menu: 'Menu',
    logOut: 'Log out',
    joinNow: 'Start now',
  },
  de: {
    register: 'Registrieren',
    login: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    confirmPassword: 'Passwort bestätigen',
    createAccount: 'Konto erstellen',
    registered: 'Registrierung erfolgreich',
    confirmAddress: 'Meine Adresse bestätigen',
    logIn: 'Anmelden',
    whatHaveYouGot: 'Was hast du da?',
    allLeft: 'Noch 5 von 5 Rezepten',
    upload: 'Fotos hochladen',
    generate: 'Rezept erstellen',
    ingredients: 'Zutaten',
    instructions: 'Zubereitung',
    menu: 'Menü',
    logOut: 'Abmelden',
    joinNow: 'Jetzt loslegen',
  },
} as const;

export type Words = (typeof WORDS)['en' | 'de'];

export const languageOf = (words: Words): Language => (words === WORDS.de ? 'de' : 'en');
