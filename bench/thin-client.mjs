import { createHash, createHmac } from 'node:crypto';
import { env } from 'node:process';

/**
 * The smallest possible DynamoDB client: one signed `fetch`. Not used in production; `bundles.ts` compares it with the
 * SDK. Source: AWS Signature Version 4, elements of an API request signature
 * @param {string} table
 * @param {Record<string, { S: string }>} key
 * @returns {Promise<unknown>}
 */
export async function getItem(table, key) {
  const region = env['AWS_REGION'] ?? '';
  const host = `dynamodb.${region}.amazonaws.com`;
  const body = JSON.stringify({ TableName: table, Key: key, ConsistentRead: true });
  const headers = {
    'content-type': 'application/x-amz-json-1.0',
    host,
    'x-amz-date': new Date().toISOString().replaceAll(/[:-]|\.\d{3}/g, ''),
    'x-amz-security-token': env['AWS_SESSION_TOKEN'] ?? '',
    'x-amz-target': 'DynamoDB_20120810.GetItem',
  };
  const response = await fetch(`https://${host}/`, {
    method: 'POST',
    headers: { ...headers, authorization: authorization(headers, region, body) },
    body,
  });
  if (!response.ok) throw new Error(`DynamoDB answers ${response.status}.`);
  return response.json();
}

/**
 * @param {Record<'x-amz-date', string>} headers sorted by their names
 * @param {string} region
 * @param {string} body
 */
function authorization(headers, region, body) {
  const time = headers['x-amz-date'];
  const scope = [time.slice(0, 8), region, 'dynamodb', 'aws4_request'];
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const request = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope.join('/'), sha256(request)].join('\n');
  const secret = `AWS4${env['AWS_SECRET_ACCESS_KEY'] ?? ''}`;
  const key = scope.reduce((/** @type {string | Buffer} */ from, part) => hmac(from, part), secret);
  const credential = `${env['AWS_ACCESS_KEY_ID']}/${scope.join('/')}`;
  const signature = hmac(key, text).toString('hex');
  return `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`;
}

/** @param {string} text */
const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/**
 * @param {string | Buffer} key
 * @param {string} text
 */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
