import { useLingui } from '@lingui/react';
import type { RecipeDraft } from '../../offline/recipe-draft.ts';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { DraftProblems } from '../../drafts/draft-problems.ts';
import { NotesField } from '../../drafts/notes-field.tsx';
import { PictureField } from '../../drafts/picture-field.tsx';
import { ServingsField } from '../../drafts/servings-field.tsx';
import { TitleField } from '../../drafts/title-field.tsx';

type RecipeFieldsProps = {
  draft: RecipeDraft;
  savedUrl: string | undefined;
  problems: DraftProblems;
  onChange: (fields: Partial<RecipeDraft>) => void;
};

/** All fields of a recipe except ingredients and steps. */
export function RecipeFields({ draft, savedUrl, problems, onChange }: RecipeFieldsProps) {
  const { i18n } = useLingui();
  const { title, picture, servings, prepTime, activeTime, language, notes = '' } = draft;
  const messageOf = (id: string | undefined) => id && i18n._(id);
  return (
    <div className="grid gap-5">
      <TitleField
        value={title}
        error={messageOf(problems.title)}
        onChange={(text) => onChange({ title: text })}
      />
      <PictureField
        picture={picture}
        savedUrl={savedUrl}
        onChange={(chosen) => onChange({ picture: chosen })}
      />
      <ServingsField
        value={servings}
        error={messageOf(problems.servings)}
        onChange={(text) => onChange({ servings: text })}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] items-start gap-3">
        <Minutes
          name="activeTime"
          label={i18n._('edit.work')}
          value={activeTime}
          error={messageOf(problems.activeTime)}
          onChange={(text) => onChange({ activeTime: text })}
        />
        <Minutes
          name="prepTime"
          label={i18n._('edit.total')}
          value={prepTime}
          error={messageOf(problems.prepTime)}
          onChange={(text) => onChange({ prepTime: text })}
        />
      </div>
      <Select
        label={i18n._('edit.language')}
        value={language}
        options={[
          ['en', 'English'],
          ['de', 'Deutsch'],
        ]}
        onChange={(chosen) => onChange({ language: chosen === 'de' ? 'de' : 'en' })}
      />
      <NotesField value={notes} onChange={(text) => onChange({ notes: text })} />
    </div>
  );
}

type MinutesProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

function Minutes({ name, label, value, error, onChange }: MinutesProps) {
  const { i18n } = useLingui();
  return (
    <Field
      name={name}
      label={label}
      inputMode="numeric"
      unit={i18n._('edit.min')}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
