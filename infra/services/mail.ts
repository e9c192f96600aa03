import { settings } from '../stage/stage.ts';

const { domain, operator, sender } = settings;

/**
 * Signs our emails with the key of our domain. Without a domain, the sender is an address that SES has already
 * verified.
 */
const identity =
  domain === undefined
    ? undefined
    : new sst.aws.Email('Email', { sender: domain, dmarc: 'v=DMARC1; p=quarantine; adkim=s; aspf=r;' });

const identities = $interpolate`arn:aws:ses:${aws.getRegionOutput().region}:${aws.getCallerIdentityOutput().accountId}:identity`;

/** Right to send from our address. In the sandbox, SES also requires a right for each recipient. */
export const mailRight: sst.aws.FunctionPermissionArgs = {
  actions: ['ses:SendEmail'],
  resources: identity
    ? [identity.nodes.identity.arn, identity.nodes.configurationSet.arn]
    : [$interpolate`${identities}/${sender}`],
  conditions: [{ test: 'StringEquals', variable: 'ses:FromAddress', values: [sender] }],
};

export const mail = new sst.Linkable('Mail', {
  properties: { sender: `Munchify <${sender}>`, operator: operator ?? '' },
});
