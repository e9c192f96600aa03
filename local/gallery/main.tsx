import './gallery.css';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { activate, loadInnerMessages } from '#web/i18n/activate.ts';
import { Toaster } from '#web/ui/feedback/toaster.tsx';
import { Gallery } from './gallery.tsx';

await activate('en');
await loadInnerMessages();
const root = document.getElementById('root');
if (!root) throw new Error('The document has no root.');
createRoot(root).render(
  <I18nProvider i18n={i18n}>
    <BrowserRouter basename="/local/ui">
      <Gallery />
      <Toaster />
    </BrowserRouter>
  </I18nProvider>,
);
