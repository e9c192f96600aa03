import { LOCALE, type Language } from '#core/language.ts';
import { PLANS } from '#core/plan/plan.ts';
import { LANDING } from '../../paths.ts';
import { addressOf } from './addresses.ts';

/** What the product is, for machines, as JSON-LD. Source: schema.org/SoftwareApplication */
export function structuredData(language: Language, description: string): string {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'SoftwareApplication',
    name: 'Munchify',
    description,
    url: addressOf(LANDING[language]),
    image: addressOf(`/shared/munchify-${language}.jpg`),
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Web',
    inLanguage: Object.values(LOCALE),
    offers: { '@type': 'Offer', price: String(PLANS.free.monthlyPrice), priceCurrency: 'EUR' },
  };
  // Nothing in it may end the element that it stands in.
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
}
