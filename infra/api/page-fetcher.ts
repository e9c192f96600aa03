import { PAGE_FETCHER } from '#functions/routes.ts';
import { site } from './links.ts';
import { lambda } from './lambda.ts';

/**
 * Fetches pages of others. It gets no right and no secret, and is in no VPC: a page that takes it over finds nothing there.
 * It knows the address of our pages only to say who asks.
 */
export const pageFetcher = lambda(PAGE_FETCHER.handler, {
  link: [site],
  // A page of 5 MB becomes a tree of many times that.
  memory: '1024 MB',
  // Ten seconds to fetch, and as many to read.
  timeout: '20 seconds',
});

/** The right to have pages fetched, of the routes that read them. */
export const pageFetcherRight: sst.aws.FunctionPermissionArgs = {
  actions: ['lambda:InvokeFunction'],
  resources: [pageFetcher.arn],
};

/** Tells them its name, and grants nothing. */
export const pageFetcherLink = new sst.Linkable('PageFetcher', { properties: { name: pageFetcher.name } });
