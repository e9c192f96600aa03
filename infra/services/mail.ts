import { settings } from '../stage/stage.ts';

const { domain, sender } = settings;

/** Signs what we send with the domain's own key. Without a domain, an address that SES knows already has to do. */
const identity =
  domain === undefined
    ? undefined
    : new sst.aws.Email('Email', { sender: domain, dmarc: 'v=DMARC1; p=quarantine; adkim=s; aspf=r;' });

const identities = $interpolate`arn:aws:ses:${aws.getRegionOutput().region}:${aws.getCallerIdentityOutput().accountId}:identity`;

/** What sending from our address takes. While an account is new, SES asks for a right to each receiver too. */
export const mailRight: sst.aws.FunctionPermissionArgs = {
  actions: ['ses:SendEmail'],
  resources: identity
    ? [identity.nodes.identity.arn, identity.nodes.configurationSet.arn]
    : [$interpolate`${identities}/${sender}`],
  conditions: [{ test: 'StringEquals', variable: 'ses:FromAddress', values: [sender] }],
};

export const mail = new sst.Linkable('Mail', { properties: { sender: `Munchify <${sender}>` } });
