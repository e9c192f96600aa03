import { useLingui } from '@lingui/react';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import * as v from 'valibot';

type Values<Name extends string> = Record<Name, string>;

/**
 * A form of text fields over a schema of core: the schema says what is wrong, the fields show it. A field is judged
 * when it is left and from then on as it is typed; all of them when the form is sent.
 */
export function useForm<Name extends string, Output>(
  schema: v.GenericSchema<Values<Name>, Output>,
  initial: Values<Name>,
) {
  const { i18n } = useLingui();
  const [values, setValues] = useState(initial);
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
  const parsed = v.safeParse(schema, values);

  const errorOf = (name: Name): string | undefined => {
    if (refused[name]) return refused[name];
    const issue = judged.has(name) && parsed.issues?.find((each) => v.getDotPath(each) === name);
    return issue ? i18n._(issue.message) : undefined;
  };

  const change = (name: Name, value: string) => {
    setValues((held) => ({ ...held, [name]: value }));
    setRefused(({ [name]: _, ...others }) => others);
  };
  const leave = (name: Name) => values[name] !== '' && setJudged((held) => new Set([...held, name]));

  return {
    values,
    /** Shows what the server found wrong, until the field is changed. */
    refuse: setRefused,
    /** Puts other values into the fields. */
    fill: setValues,

    field: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
      onBlur: () => leave(name),
    }),

    /** The same for a choice among several. */
    choice: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value: string) => change(name, value),
      onBlur: () => void leave(name),
    }),

    submit: (send: (output: Output) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      setJudged(new Set(Object.keys(initial)));
      if (parsed.success) return send(parsed.output);
      const first = parsed.issues.map((issue) => v.getDotPath(issue)).find(Boolean);
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
