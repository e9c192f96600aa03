import { useLingui } from '@lingui/react';
import { useState, type ChangeEvent, type SubmitEvent } from 'react';
import * as v from 'valibot';

type Values<Name extends string> = Record<Name, string>;

/**
 * Form of text fields that a schema validates. A field shows its error once the user has left it; submitting shows the
 * errors of all fields.
 */
export function useForm<Name extends string, Output>(
  schema: v.GenericSchema<Values<Name>, Output>,
  initial: Values<Name>,
) {
  const { i18n } = useLingui();
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [serverErrors, setServerErrors] = useState<Readonly<Record<string, string>>>({});
  const parsed = v.safeParse(schema, values);

  const errorOf = (name: Name): string | undefined => {
    if (serverErrors[name]) return serverErrors[name];
    const issue = touched.has(name) && parsed.issues?.find((each) => v.getDotPath(each) === name);
    return issue ? i18n._(issue.message) : undefined;
  };

  const change = (name: Name, value: string) => {
    setValues((held) => ({ ...held, [name]: value }));
    setServerErrors(({ [name]: _, ...others }) => others);
  };
  const leave = (name: Name) => values[name] !== '' && setTouched((held) => new Set([...held, name]));

  return {
    values,
    /** Shows the server's errors until the user changes their fields. */
    setServerErrors,
    fill: setValues,

    field: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.value),
      onBlur: () => leave(name),
    }),

    /** Props of a select. */
    choice: (name: Name) => ({
      name,
      value: values[name],
      error: errorOf(name),
      onChange: (value: string) => change(name, value),
      onBlur: () => void leave(name),
    }),

    submit: (send: (output: Output) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      setTouched(new Set(Object.keys(initial)));
      if (parsed.success) return send(parsed.output);
      const first = parsed.issues.map((issue) => v.getDotPath(issue)).find(Boolean);
      event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    },
  };
}
