import { describe, expect, test } from 'vitest';
import { pdfMi, raporAdi } from './rules.ts';

describe('reports', () => {
  test.each([
    ['JVBERi0xLjc=', true],
    ['data:application/pdf;base64,JVBERi0xLjc=', true],
    ['data:image/png;base64,iVBOR', false],
    ['jvberi0', false],
    ['', false],
  ])('%s is a PDF: %s', (metin, beklenen) => {
    expect(pdfMi(metin)).toBe(beklenen);
  });

  test('names a report after its date and time in Istanbul', () => {
    expect(raporAdi('2026-11-20T14:36:00Z')).toBe('20.11.2026 17.36.pdf');
  });
});
