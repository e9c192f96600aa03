import { settings } from '../stage/stage.ts';

/** Those on Bedrock; others are asked under an address of their own, and take no right. */
const ids = settings.author.models
  .map((model) => (typeof model === 'string' ? { id: model } : model))
  .filter((model) => !('url' in model))
  .map(({ id }) => id);

const profiles = $interpolate`arn:aws:bedrock:${aws.getRegionOutput().region}:${aws.getCallerIdentityOutput().accountId}:inference-profile`;

/**
 * The right to have the models answer. A profile answers from any of its regions, and the right to the model is asked for
 * in each.
 * Source: Amazon Bedrock User Guide, prerequisites for inference profiles
 */
const right = {
  actions: ['bedrock:InvokeModelWithResponseStream'],
  resources: ids.flatMap((id) => {
    const profiled = /^(eu|us|apac|global)\.(.+)$/.exec(id)?.[2];
    return profiled === undefined
      ? [`arn:aws:bedrock:*::foundation-model/${id}`]
      : [`arn:aws:bedrock:*::foundation-model/${profiled}`, $interpolate`${profiles}/${id}`];
  }),
};

/** None, where no model is on Bedrock. */
export const modelRights: sst.aws.FunctionPermissionArgs[] = ids.length > 0 ? [right] : [];
