import { useQuery } from '@tanstack/react-query';
import type { TrackingEntry } from '#core/eaten/tracking.ts';
import { productOnDevice } from '../../../offline/products.ts';
import type { HeldProduct } from '../../../offline/schema.ts';
import { useUser } from '../../../session/require-user.tsx';

/** Returns this device's products for these entries, by barcode; undefined while loading. */
export function useProducts(entries: readonly TrackingEntry[]): ReadonlyMap<string, HeldProduct> | undefined {
  const { id: userId } = useUser();
  const barcodes = entries.flatMap((entry) =>
    entry.type === 'diary' && 'barcode' in entry.source ? [entry.source.barcode] : [],
  );
  const { data } = useQuery({
    queryKey: ['products', userId, ...barcodes],
    queryFn: async () => {
      const found = await Promise.all(barcodes.map((barcode) => productOnDevice(userId, barcode)));
      return new Map(found.flatMap((product) => (product ? [[product.barcode, product] as const] : [])));
    },
    networkMode: 'always',
  });
  return data;
}
