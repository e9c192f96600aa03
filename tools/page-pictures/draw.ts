/**
 * Draws the tests' pictures of printed pages: `node tools/page-pictures/draw.ts`. The same fonts and the same browser give
 * the same pictures.
 */
