import { describe, expect, test } from 'vitest';
import { METIN, pdfMi, raporAdi } from './rules.ts';

describe('reports', () => {
  test.each([
    ['JVBERi0xLjc=', true],
    ['data:application/pdf;base64,JVBERi0xLjc=', true],
    ['data:image/png;base64,iVBOR', false],
    ['data:application/pdf,x', true],
    ['data:application/pdfx;base64,JVBERi0', false],
    ['jvbERi0', false],
    [' JVBERi0', false],
    ['', false],
  ])('%s is a PDF: %s', (metin, beklenen) => {
    expect(pdfMi(metin)).toBe(beklenen);
  });

  test('the sentence is the specification’s', () => {
    expect(METIN.pdfDegil).toBe('Geçerli bir PDF dosyası değil. Dosyayı kontrol ediniz...');
  });

  test('names a report after its date and time in Istanbul', () => {
    expect(raporAdi('2026-11-20T14:36:00Z')).toBe('20.11.2026 17.36.pdf');
  });
});
