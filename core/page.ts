export type Page<Item> = { readonly items: readonly Item[]; readonly cursor?: string };

export type PageRequest = { readonly limit: number; readonly cursor?: string | undefined };
