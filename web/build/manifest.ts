import type { ManifestOptions } from 'vite-plugin-pwa';

export const manifest = {
  id: '/',
  name: 'Munchify',
  short_name: 'Munchify',
  description: "Photograph what's in your kitchen, get a recipe, and cook it even offline.",
  lang: 'en',
  dir: 'ltr',
  start_url: '/home',
  scope: '/',
  display: 'standalone',
  background_color: '#fbf6ee',
  theme_color: '#fbf6ee',
  categories: ['food', 'lifestyle', 'health'],
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  screenshots: [
    {
      src: '/screenshots/recipe-phone.webp',
      sizes: '390x844',
      type: 'image/webp',
      form_factor: 'narrow',
      label: 'A recipe on a phone',
    },
    {
      src: '/screenshots/recipe-wide.webp',
      sizes: '1280x900',
      type: 'image/webp',
      form_factor: 'wide',
      label: 'A recipe on a large screen',
    },
  ],
  shortcuts: [
    { name: 'Take photos', url: '/home?camera' },
    { name: 'Today', url: '/nutrition' },
  ],
  share_target: {
    action: '/share',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'photos', accept: ['image/*'] }],
    },
  },
} satisfies Partial<ManifestOptions>;
