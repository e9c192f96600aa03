import { met, notApplicable, type Chapter } from './requirement.ts';

export const encoding: Chapter = {
  number: 1,
  name: 'Encoding and Sanitization',
  requirements: {
    '1.1.1': met('input is decoded once, before it is checked', [
      'tests/functions/http/session-cookie.test.ts',
      'are not found under another name, nor in another spelling',
    ]),
    '1.1.2': met(
      'output is encoded as the last step',
      ['tests/functions/sharing/sharing.test.ts', 'keeps every field a text, whatever was typed'],
      [
        'tests/functions/calendar/calendar-file.test.ts',
        'comes back as it was planned, whatever the titles and the days are',
      ],
    ),
    '1.2.1': met('output is encoded for its context'),
    '1.2.2': met(
      'addresses are built with escapes, and only with safe protocols',
      ['tests/functions/recipe/own-recipes.test.ts', 'never counts as generated, and links to pages only'],
      ['tests/core/reading/read-page.test.ts', 'a picture has a web address or is left out'],
    ),
    '1.2.3': met('JSON and scripts are encoded where they are built', [
      'tests/functions/sharing/sharing.test.ts',
      'keeps every field a text, whatever was typed',
    ]),
    '1.2.4': met('queries keep data apart from expressions'),
    '1.2.5': notApplicable('no command of the system is injected', 'what is deployed starts no process'),
    '1.2.6': notApplicable('no LDAP injection', 'there is no LDAP'),
    '1.2.7': notApplicable('no XPath injection', 'there is no XPath'),
    '1.2.8': notApplicable('no LaTeX injection', 'there is no LaTeX'),
    '1.2.9': notApplicable(
      'input is escaped in regular expressions',
      'no regular expression is made of input, only of our own words',
    ),
    '1.3.1': notApplicable(
      'HTML of an editor is sanitised',
      'no input is HTML that is shown: pages are read as text',
    ),
    '1.3.2': met('no code is evaluated', [
      'tests/infra/security-headers.test.ts',
      'the workers that read pictures may compile WebAssembly, and nothing else may',
    ]),
    '1.3.3': met('data for a dangerous context is made safe first'),
    '1.3.4': met('SVG of users runs nothing', [
      'tests/functions/reading/read.test.ts',
      'is refused when it is too large, a drawing, or not public: that of %s is %s',
    ]),
    '1.3.5': met('markup of users is disabled'),
    '1.3.6': met('our servers request nothing that is not public (SSRF)'),
    '1.3.7': notApplicable('no template is made of input', 'templates are code; input is only their values'),
    '1.3.8': notApplicable('no JNDI injection', 'there is no JNDI'),
    '1.3.9': notApplicable('no memcache injection', 'there is no memcache'),
    '1.3.10': notApplicable(
      'format strings are safe',
      'sentences come from our catalogs; input is only their values',
    ),
    '1.3.11': met('input cannot change an email'),
    '1.4.1': notApplicable('memory is safe', 'all of our code is JavaScript, which manages memory'),
    '1.4.2': met('numbers stay within their range'),
    '1.4.3': notApplicable('memory is released', 'all of our code is JavaScript, which manages memory'),
    '1.5.1': notApplicable('XML parsers are restricted', 'no XML is parsed'),
    '1.5.2': met(
      'what is deserialised is checked',
      [
        'tests/functions/http/fuzz.test.ts',
        'every input that a route’s schemas lead to is answered as the document describes, never by a 5xx or a word of the inside',
      ],
      [
        'tests/core/reading/files/read-files.test.ts',
        'A recipe of any file can be saved or names its problem',
      ],
    ),
  },
};
