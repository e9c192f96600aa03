import styles from './inner.css?url';

let loading: Promise<void> | undefined;

/**
 * Loads the styles of all pages except the first, before one of them is shown.
 * @throws Error if they cannot be loaded; the next call tries again
 */
export const loadInnerStyles = (): Promise<void> =>
  (loading ??= appendStylesheet(styles).catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

const appendStylesheet = (href: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
    document.head.append(link);
  });
