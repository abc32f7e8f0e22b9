import { join } from 'node:path';
import type { Config } from '../../config.ts';
import { sandboxBaslat } from '../../platform/worker/sandbox.ts';
import type { Isyeri } from './saglayici.ts';

/** The demo company takes cards of a trial bank, unless another provider is configured. */

/** Credentials of the demo company at the trial bank. They are not secret, because no real money is behind them. */
export const DENEME_ISYERI = {
  uye: '100000001',
  kullanici: 'deneme',
  parola: 'deneme',
  anahtar: 'DENEME-BANKASI',
  tuz: 'DENEME-TUZU',
} as const;
const EN_COK_TAKSIT = 6;

/** Starts the trial bank and returns the configuration with it. Unchanged for another provider or without payments. */
export async function denemeBankasiyla(config: Config): Promise<Config> {
  if (!config.demo || config.odeme !== null || config.disariAcik) return config;
  const { denemeBanka } = config;
  const burada = await sandboxBaslat({
    kim: 'banka',
    ayarlar: {
      ...DENEME_ISYERI,
      dosya: join(config.dataDir, 'deneme-banka.jsonl'),
      ...(denemeBanka && { port: denemeBanka.port, host: config.host }),
    },
    hata: (ne) => new Error(ne === 'durdu' ? 'Deneme bankası durdu.' : 'Deneme bankası başlamadı.'),
    durunca: () => undefined,
  });
  const isyeri: Isyeri = {
    ...DENEME_ISYERI,
    terminal: '',
    iadeKullanici: DENEME_ISYERI.kullanici,
    iadeParola: DENEME_ISYERI.parola,
    // Browsers on other machines get an address that they can reach. The server itself asks its own machine.
    sayfa: `${denemeBanka?.url ?? burada}/3d`,
    api: `${burada}/api`,
  };
  return { ...config, odeme: { saglayici: 'deneme', taksit: EN_COK_TAKSIT, isyeri } };
}
