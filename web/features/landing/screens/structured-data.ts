import { LOCALE, type Language } from '#core/language.ts';
import { PLANS } from '#core/plan/plan.ts';
import { LANDING } from '#web/shared/paths.ts';
import { urlOf } from './urls.ts';

/** Describes the product as JSON-LD. Source: schema.org/SoftwareApplication */
export function structuredData(language: Language, description: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Munchify',
    description,
    url: urlOf(LANDING[language]),
    image: urlOf(`/shared/munchify-${language}.jpg`),
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Web',
    inLanguage: Object.values(LOCALE),
    offers: { '@type': 'Offer', price: String(PLANS.free.monthlyPrice), priceCurrency: 'EUR' },
  };
  // The text must not close the script element around it.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
