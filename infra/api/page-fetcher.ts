import { PAGE_FETCHER } from '#functions/routes.ts';
import { isProduction } from '../stage/stage.ts';
import { site } from './links.ts';
import { lambda } from './lambda.ts';

/**
 * Maximum number of pages read at once: slow or malicious pages then use up no Lambdas of other routes, and vice versa.
 * Only in production: new accounts have few Lambdas and cannot reserve any.
 */
const READ_AT_ONCE = 50;

/**
 * Fetches and reads foreign pages. It has no rights, no secrets and no VPC, so a page that takes it over gains nothing.
 * It knows the address of our pages only to name itself in requests.
 */
export const pageFetcher = lambda(PAGE_FETCHER.handler, {
  link: [site],
  // The tree of a page of 5 MB takes many times as much.
  memory: '1024 MB',
  // Ten seconds to fetch, ten to read.
  timeout: '20 seconds',
  ...(isProduction && { concurrency: { reserved: READ_AT_ONCE } }),
});

/** Right of routes that read pages to invoke it. */
export const pageFetcherRight: sst.aws.FunctionPermissionArgs = {
  actions: ['lambda:InvokeFunction'],
  resources: [pageFetcher.arn],
};

/** Links its name without granting rights. */
export const pageFetcherLink = new sst.Linkable('PageFetcher', { properties: { name: pageFetcher.name } });
