import { bildir } from '../../ui/Toast.tsx';

/** Copies a text and tells whether it worked: browsers offer the clipboard only to secure addresses. */
export async function kopyala(metin: string, ne: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(metin);
    bildir({ baslik: `${ne} kopyalandı`, tur: 'success' });
  } catch {
    bildir({ baslik: 'Kopyalanamadı', metin: 'Seçip kendiniz kopyalayınız.', tur: 'warning' });
  }
}
