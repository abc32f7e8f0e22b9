import { join } from 'node:path';
import type { Config } from '../config.ts';
import { sandboxBaslat } from '../sandboxBaslat.ts';
import type { Isyeri } from './saglayici.ts';

/** The demo company is paid by cards of a bank to try against, where no other is named. */

/** What the trial bank knows the demo company by: no secrets, as there is nothing behind them. */
export const DENEME_ISYERI = {
  uye: '100000001',
  kullanici: 'deneme',
  parola: 'deneme',
  anahtar: 'DENEME-BANKASI',
  tuz: 'DENEME-TUZU',
} as const;
const EN_COK_TAKSIT = 6;

/** The configuration with the trial bank in it, started beside us; the same where somebody else takes payments, or nobody is to. */
export async function denemeBankasiyla(config: Config): Promise<Config> {
  if (!config.demo || config.odeme !== null || config.disariAcik) return config;
  const { denemeBanka } = config;
  const burada = await sandboxBaslat({
    dosya: new URL('../sandboxBankaSureci.ts', import.meta.url),
    sozler: [
      join(config.dataDir, 'deneme-banka.jsonl'),
      ...(denemeBanka === null ? [] : [String(denemeBanka.port), config.host]),
    ],
    hata: (ne) => new Error(ne === 'durdu' ? 'Deneme bankası durdu.' : 'Deneme bankası başlamadı.'),
    durunca: () => undefined,
  });
  const isyeri: Isyeri = {
    ...DENEME_ISYERI,
    terminal: '',
    iadeKullanici: DENEME_ISYERI.kullanici,
    iadeParola: DENEME_ISYERI.parola,
    // Browsers of other machines are sent to an address that they reach; the server asks its own machine.
    sayfa: `${denemeBanka?.url ?? burada}/3d`,
    api: `${burada}/api`,
  };
  return { ...config, odeme: { saglayici: 'deneme', taksit: EN_COK_TAKSIT, isyeri } };
}
