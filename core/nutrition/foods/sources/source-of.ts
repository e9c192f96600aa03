import type { FoodId } from '../../food.ts';
import sources from './sources.json' with { type: 'json' };

/**
 * Source of each row's values: a number of SR28 as `11124`, a code of BLS 4.0 as `BLS M713100`, or a food of CoFID 2021
 * by its name; `14210+1077` for mixes. Loaded on demand.
 * Sources: US Department of Agriculture, Agricultural Research Service, Nutrient Data Laboratory, SR28, whose
 * carbohydrate includes fibre (subtracted in the rows, as the EU counts it). Max Rubner-Institut (2025):
 * Bundeslebensmittelschlüssel (BLS), version 4.0, doi:10.25826/Data20251217-134202-0, CC BY 4.0. Public Health England
 * (2021): McCance and Widdowson's Composition of Foods Integrated Dataset (CoFID), Open Government Licence 3.0, whose
 * carbohydrate is in monosaccharides (starch is divided by 1.1 in the rows).
 */
const SOURCES: Readonly<Record<string, string>> = sources;

/** Returns the reference of the values of a row: "USDA SR28 no. 11124". */
export function sourceOf(food: FoodId): string | undefined {
  const source = SOURCES[food];
  return source !== undefined && /^\d/.test(source)
    ? `USDA SR28 no. ${source}`
    : source?.replace(/^BLS /, 'BLS 4.0 ').replace(/^EU /, 'Regulation (EU) ');
}
