import { met, open, type Chapter } from './requirement.ts';

const NAMES = [
  'tests/functions/recipe/exported-recipes.test.ts',
  'the name of a file never ends its header, whatever the title',
] as const;

export const files: Chapter = {
  number: 5,
  name: 'File Handling',
  requirements: {
    '5.1.1': met('types and sizes of files are documented', ['docs/security-rules.md', '## Files']),
    '5.2.1': met('files have a largest size'),
    '5.2.2': met('a file is what it claims to be'),
    '5.2.3': met('archives are checked before they are unpacked'),
    '5.3.1': met('uploaded files never run'),
    '5.3.2': met(
      'paths are made of our own names',
      ['functions/services/secrets.ts', "id: () => randomBytes(16).toString('base64url')"],
      [
        'tests/local/server/gateway.test.ts',
        'a path cannot leave the folder of the app, nor reach a stand-in',
      ],
    ),
    '5.4.1': met('names of files that users give are ignored, and downloads are named by us', NAMES),
    '5.4.2': met('names of downloads are encoded', NAMES, [
      'tests/functions/recipe/exported-recipes.test.ts',
      'the name of a file has no sign that a system refuses',
    ]),
    '5.4.3': open(
      'files of strangers are scanned for viruses',
      'there is no scanner. Photos are rewritten segment by segment and served only as images, to whoever knows their name',
    ),
  },
};
