import { bildir } from './ui/Toast.tsx';

/** Copies a text, and says whether it could: browsers offer the clipboard to secure addresses only. */
export async function kopyala(metin: string, ne: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(metin);
    bildir({ baslik: `${ne} kopyalandı`, tur: 'success', sure: 2000 });
  } catch {
    bildir({ baslik: 'Kopyalanamadı', metin: 'Seçip kendiniz kopyalayınız.', tur: 'warning' });
  }
}
