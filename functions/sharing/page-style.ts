import { FONTS } from './page-files.ts';

/** Style of the page of a shared recipe: light and dark, narrow and wide, and on paper. */
export const STYLE = `
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
.head{display:grid;gap:1.5rem}.head>div{display:grid;gap:1rem;align-content:center;min-width:0}
.dish{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:1.25rem;background:var(--sunken)}.drawn .dish{display:grid;place-items:center;aspect-ratio:auto;padding:1.5rem}.dish img{width:9rem;height:auto}
dl{display:flex;flex-wrap:wrap;gap:.5rem 2.25rem}dl div{display:flex;flex-direction:column-reverse}dd{font:600 1.375rem/1.1 Fraunces,F,serif}dt{color:var(--muted);font-size:.9375rem}
.row{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center}.spread{justify-content:space-between;margin-bottom:.75rem}
.btn{display:inline-flex;align-items:center;justify-content:center;min-height:3rem;min-width:3rem;padding:.5rem 1.3rem;border:1.5px solid var(--edge);border-radius:2rem;background:var(--surface);color:var(--ink);font:inherit;font-weight:600;line-height:1.2;text-decoration:none;cursor:pointer;text-align:center}
.btn:hover{background:var(--sunken)}.main{background:var(--tomato);border-color:transparent;color:var(--on)}.main:hover{background:var(--tomato);text-decoration:underline}
.btn[aria-current]{background:var(--sunken);border-color:transparent}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
.parts{display:grid;gap:2.5rem;margin-top:2.5rem}.parts>*{min-width:0}
.parts h2{margin-bottom:.75rem}
.ingredients li{display:grid;grid-template-columns:minmax(5rem,auto) minmax(0,1fr);gap:1rem;padding:.55rem 0;border-bottom:1px solid var(--line)}
.ingredients b{min-width:6rem;font-variant-numeric:tabular-nums}
.method{counter-reset:step}.steps li{display:grid;grid-template-columns:2.5rem minmax(0,1fr);padding:.6rem 0;counter-increment:step}.steps li::before{content:counter(step);font:600 1.375rem/1.3 Fraunces,F,serif;color:var(--tomato)}
.tip{margin-top:1rem;padding-left:1rem;border-left:3px solid var(--tomato)}
.sheet{background:var(--surface);border-radius:1.25rem;padding:1.5rem;display:grid;gap:1rem;align-content:start}
table{width:100%;border-collapse:collapse}caption{text-align:left;color:var(--muted);font-size:.9375rem;padding-bottom:.5rem}th{font-weight:500;text-align:left}td{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}th,td{padding:.45rem 0;border-bottom:1px solid var(--line)}.of th{padding-left:1rem;font-weight:400}tr:last-child>*{border:0}
footer{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;margin-top:3rem;padding-block:1.5rem;border-top:1px solid var(--line);font-size:.9375rem;color:var(--muted)}footer a{display:inline-flex;align-items:center;min-height:2.75rem}
.gone{display:grid;gap:1.25rem;justify-items:start;padding-block:3rem}
@media(min-width:48rem){header p{order:0;flex:1 1 0}.head{grid-template-columns:1fr 1fr;gap:3rem}.drawn .dish{aspect-ratio:4/3}.dish img{width:46%}.parts{grid-template-columns:20rem minmax(0,1fr);gap:3.5rem}.foot{grid-template-columns:1fr 1fr;align-items:start}}
@page{margin:12mm 14mm}
@media print{:root{color-scheme:light;--tomato:#000;--muted:#333;font-size:10pt}.pt9{font-size:9pt}.pt8{font-size:8pt}.pt7{font-size:7.5pt}body{background:none;font-size:1rem;line-height:1.3}header,footer,.screen{display:none!important}main{max-width:none;padding:0}h1{font-size:1.7rem}h2{font-size:1.2rem}h3{font-size:1rem;margin:.7rem 0 .1rem}dl{gap:.2rem 1.5rem}dl div{flex-direction:row-reverse;gap:.35rem;align-items:baseline}dd{font-size:1rem}.head>div{gap:.5rem}.head{grid-template-columns:1fr 42mm;gap:1.5rem}.drawn{grid-template-columns:1fr}.dish{order:2}.parts{grid-template-columns:68mm 1fr;gap:8mm;margin-top:1rem}.parts h2{margin-bottom:.3rem}.foot{grid-template-columns:1fr}.spread{margin-bottom:.2rem}.ingredients li{padding:.15rem 0;grid-template-columns:5.5rem 1fr;gap:.5rem}.ingredients b{min-width:0;overflow-wrap:break-word}.steps li{padding:.2rem 0;grid-template-columns:1.8rem 1fr;break-inside:avoid}.steps li::before{font-size:1rem}.tip{margin-top:.5rem;padding-left:.6rem}.sheet{padding:0;gap:.2rem}table,tbody{display:block}caption{display:none}tr{display:inline-flex;gap:.35rem;margin-right:1.2rem}th,td,.of th{padding:0;border:0}}
`.trim();
