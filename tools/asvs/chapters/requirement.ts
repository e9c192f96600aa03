/** A text in a file: a title where the file has tests, else a setting or a heading. */
export type Evidence = readonly [file: string, text: string];

/**
 * Status of one requirement. `asks` is a short paraphrase, because the standard's own words may not be repeated here.
 * A requirement is met by `evidence`, by the threats in docs/security.md that name its ID, or by both.
 */
export type Requirement =
  | { readonly status: 'met'; readonly asks: string; readonly evidence: readonly Evidence[] }
  | { readonly status: 'not applicable' | 'open'; readonly asks: string; readonly why: string };

/**
 * A chapter of the OWASP Application Security Verification Standard 5.0.0: its requirements of levels 1 and 2, by ID.
 */
export type Chapter = {
  readonly number: number;
  readonly name: string;
  readonly requirements: Readonly<Record<string, Requirement>>;
};

export const met = (asks: string, ...evidence: readonly Evidence[]): Requirement => ({
  status: 'met',
  asks,
  evidence,
});

export const notApplicable = (asks: string, why: string): Requirement => ({
  status: 'not applicable',
  asks,
  why,
});

export const open = (asks: string, why: string): Requirement => ({ status: 'open', asks, why });
