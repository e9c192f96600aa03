import { PAGE_FETCHER } from '#functions/routes.ts';
import { isProduction } from '../stage/stage.ts';
import { site } from './links.ts';
import { lambda } from './lambda.ts';

/**
 * Pages that are read at once. Slow and hostile ones then take nobody else's Lambdas, and others take none of theirs.
 * Only in production: a new account has fewer in all, and refuses to reserve any.
 */
const READ_AT_ONCE = 50;

/**
 * Fetches and reads pages of others. It gets no right and no secret, and is in no VPC: a page that takes it over finds
 * nothing there. It knows the address of our pages only to name itself in requests.
 */
export const pageFetcher = lambda(PAGE_FETCHER.handler, {
  link: [site],
  // A page of 5 MB becomes a tree of many times that.
  memory: '1024 MB',
  // Ten seconds to fetch, and as many to read.
  timeout: '20 seconds',
  ...(isProduction && { concurrency: { reserved: READ_AT_ONCE } }),
});

/** The right to invoke it, for the routes that read pages. */
export const pageFetcherRight: sst.aws.FunctionPermissionArgs = {
  actions: ['lambda:InvokeFunction'],
  resources: [pageFetcher.arn],
};

/** Links its name, without granting rights. */
export const pageFetcherLink = new sst.Linkable('PageFetcher', { properties: { name: pageFetcher.name } });
