import { settings } from '../stage/stage.ts';

/** IDs of the models on Bedrock. Other models have their own address and need no right. */
const ids = settings.author.models
  .map((model) => (typeof model === 'string' ? { id: model } : model))
  .filter((model) => !('url' in model))
  .map(({ id }) => id);

const profiles = $interpolate`arn:aws:bedrock:${aws.getRegionOutput().region}:${aws.getCallerIdentityOutput().accountId}:inference-profile`;

/**
 * Right to use the models. An inference profile may use any of its regions, so it needs the right to the model in each.
 * Source: Amazon Bedrock User Guide, prerequisites for inference profiles
 */
const right = {
  actions: ['bedrock:InvokeModelWithResponseStream'],
  resources: ids.flatMap((id) => {
    const profiled = /^(?:eu|us|apac|au|jp|global)\.(.+)$/.exec(id)?.[1];
    return profiled === undefined
      ? [`arn:aws:bedrock:*::foundation-model/${id}`]
      : [`arn:aws:bedrock:*::foundation-model/${profiled}`, $interpolate`${profiles}/${id}`];
  }),
};

/** Rights to the models; none if no model is on Bedrock. */
export const modelRights: sst.aws.FunctionPermissionArgs[] = ids.length > 0 ? [right] : [];
