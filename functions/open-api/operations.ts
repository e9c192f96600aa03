import * as v from 'valibot';
import type { Operations } from '../http/operation.ts';

const Any = v.record(v.string(), v.unknown());

export const operations: Operations = {
  about: 'This document.',
  routes: {
    'GET /api/openapi.json': {
      summary: 'Find this document',
      answer: v.objectWithRest({ openapi: v.string(), info: Any, paths: Any }, v.unknown()),
    },
  },
};
