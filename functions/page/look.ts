import { FONTS } from './files.ts';

/** Styles of pages that Lambdas write: light and dark, narrow and wide. */
export const LOOK = `
:root{color-scheme:light dark;--bg:light-dark(#fbf6ee,#171412);--surface:light-dark(#fff,#241f1c);--sunken:light-dark(#f4eadb,#302925);--ink:light-dark(#241a17,#f3ece4);--muted:light-dark(#6b5b52,#b9aaa0);--line:light-dark(#241a171f,#f3ece429);--edge:light-dark(#8c7b70,#8f8077);--tomato:light-dark(#c2371f,#ff8a6b);--on:light-dark(#fff,#241a17)}
@font-face{font-family:Fraunces;src:url(${FONTS.titles}) format('woff2');font-weight:600;font-display:swap}
@font-face{font-family:Figtree;src:url(${FONTS.text}) format('woff2');font-weight:300 900;font-display:swap}
@font-face{font-family:F;src:local('Times New Roman Bold'),local('Liberation Serif Bold');size-adjust:112.4%;ascent-override:87%;descent-override:22.7%;line-gap-override:0%}
@font-face{font-family:G;src:local('Arial'),local('Liberation Sans');size-adjust:100.7%;ascent-override:94.3%;descent-override:24.8%;line-gap-override:0%}
*{box-sizing:border-box;margin:0;padding:0}
body{background:var(--bg);color:var(--ink);font:400 1.0625rem/1.55 Figtree,G,system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3,.brand{font-family:Fraunces,F,serif;font-weight:600;line-height:1.15;text-wrap:balance;hyphens:auto}
h1{font-size:clamp(1.9rem,7vw,2.75rem)}h2{font-size:1.5rem}h3{font-size:1.125rem;margin:1.25rem 0 .25rem}
a{color:inherit}ul,ol{list-style:none}[hidden]{display:none!important}
header,main,footer{width:100%;max-width:64rem;margin:0 auto;padding:0 clamp(1.1rem,5vw,2rem)}
header{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem 2rem;padding-block:.75rem 1.25rem}header p{order:1;flex:1 0 100%}
.brand{font-size:1.375rem;letter-spacing:-.015em;text-decoration:none;display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem}
.quiet{color:var(--muted);font-size:.9375rem}
.row{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;min-width:3rem;padding:.5rem 1.3rem;border:1.5px solid var(--edge);border-radius:2rem;background:var(--surface);color:var(--ink);font:inherit;font-weight:600;line-height:1.2;text-decoration:none;cursor:pointer;text-align:center}
.btn:hover{background:var(--sunken)}.main{background:var(--tomato);border-color:transparent;color:var(--on)}.main:hover{background:var(--tomato);text-decoration:underline}
.btn[aria-current]{background:var(--sunken);border-color:transparent}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.sheet{background:var(--surface);border-radius:1.25rem;padding:1.5rem;display:grid;gap:1rem;align-content:start}
footer{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-top:3rem;padding-block:1.5rem;border-top:1px solid var(--line);font-size:.9375rem;color:var(--muted)}footer a{display:inline-flex;align-items:center;min-height:2.75rem}
.gone{display:grid;gap:1.25rem;justify-items:start;padding-block:3rem}
@media(min-width:48rem){header p{order:0;flex:1 1 0}}
`.trim();
