import { LOOK } from '../page/look.ts';

/** Styles of the page of a shared recipe, on screen and paper. */
export const STYLE = `${LOOK}
.head{display:grid;gap:1.5rem}.head>div{display:grid;gap:1rem;align-content:center;min-width:0}
.dish{width:100%;height:auto;aspect-ratio:4/3;object-fit:cover;border-radius:1.25rem;background:var(--sunken)}.drawn .dish{display:grid;place-items:center;aspect-ratio:auto;padding:1.5rem}.dish img{width:9rem;height:auto}
dl{display:flex;flex-wrap:wrap;gap:.5rem 2.25rem}dl div{display:flex;flex-direction:column-reverse}dd{font:600 1.375rem/1.1 Fraunces,F,serif}dt{color:var(--muted);font-size:.9375rem}
.spread{justify-content:space-between;margin-bottom:.75rem}
.parts{display:grid;gap:2.5rem;margin-top:2.5rem}.parts>*{min-width:0}
.parts h2{margin-bottom:.75rem}
.ingredients li{display:grid;grid-template-columns:minmax(5rem,auto) minmax(0,1fr);gap:1rem;padding:.55rem 0;border-bottom:1px solid var(--line)}
.ingredients b{min-width:6rem;font-variant-numeric:tabular-nums}
.method{counter-reset:step}.steps li{display:grid;grid-template-columns:2.5rem minmax(0,1fr);padding:.6rem 0;counter-increment:step}.steps li::before{content:counter(step);font:600 1.375rem/1.3 Fraunces,F,serif;color:var(--tomato)}
.tip{margin-top:1rem;padding-left:1rem;border-left:3px solid var(--tomato)}
table{width:100%;border-collapse:collapse}caption{text-align:left;color:var(--muted);font-size:.9375rem;padding-bottom:.5rem}th{font-weight:500;text-align:left}td{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}th,td{padding:.45rem 0;border-bottom:1px solid var(--line)}.of th{padding-left:1rem;font-weight:400}tr:last-child>*{border:0}
@media(min-width:48rem){.head{grid-template-columns:1fr 1fr;gap:3rem}.drawn .dish{aspect-ratio:4/3}.dish img{width:46%}.parts{grid-template-columns:20rem minmax(0,1fr);gap:3.5rem}.foot{grid-template-columns:1fr 1fr;align-items:start}}
@page{margin:12mm 14mm}
@media print{:root{color-scheme:light;--tomato:#000;--muted:#333;font-size:10pt}.pt9{font-size:9pt}.pt8{font-size:8pt}.pt7{font-size:7.5pt}body{background:none;font-size:1rem;line-height:1.3}header,footer,.screen{display:none!important}main{max-width:none;padding:0}h1{font-size:1.7rem}h2{font-size:1.2rem}h3{font-size:1rem;margin:.7rem 0 .1rem}dl{gap:.2rem 1.5rem}dl div{flex-direction:row-reverse;gap:.35rem;align-items:baseline}dd{font-size:1rem}.head>div{gap:.5rem}.head{grid-template-columns:1fr 42mm;gap:1.5rem}.drawn{grid-template-columns:1fr}.dish{order:2}.parts{grid-template-columns:68mm 1fr;gap:8mm;margin-top:1rem}.parts h2{margin-bottom:.3rem}.foot{grid-template-columns:1fr}.spread{margin-bottom:.2rem}.ingredients li{padding:.15rem 0;grid-template-columns:5.5rem 1fr;gap:.5rem}.ingredients b{min-width:0;overflow-wrap:break-word}.steps li{padding:.2rem 0;grid-template-columns:1.8rem 1fr;break-inside:avoid}.steps li::before{font-size:1rem}.tip{margin-top:.5rem;padding-left:.6rem}.sheet{padding:0;gap:.2rem}table,tbody{display:block}caption{display:none}tr{display:inline-flex;gap:.35rem;margin-right:1.2rem}th,td,.of th{padding:0;border:0}}
`.trim();
