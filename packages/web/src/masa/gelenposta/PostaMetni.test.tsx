import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PostaMetni } from './PostaMetni.tsx';

const ciz = (metin: string) =>
  renderToStaticMarkup(
    <MantineProvider>
      <PostaMetni metin={metin} />
    </MantineProvider>,
  );

test('shows the new words first, and a button for the quoted words', () => {
  const html = ciz('Sürüm 4.12\n\n29.11.2026 10:00 tarihinde Destek yazdı:\n> Hangi sürüm?\n> Hata kodu?');
  expect(html).toContain('Sürüm 4.12');
  expect(html).toContain('Alıntıyı göster (3 satır)');
  expect(html).toContain('aria-expanded="false"');
  expect(html).not.toContain('Hangi sürüm?');
});

test('shows no button for a text without quotes', () => {
  const html = ciz('Program kapandı, ekrana şunu yazdı:\nHATA 1054');
  expect(html).toContain('HATA 1054');
  expect(html).not.toContain('Alıntı');
});
