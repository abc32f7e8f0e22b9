import { Text } from '@mantine/core';
import type { Istatistik } from '@masabasi/core/masa/istatistik/contract';
import { CSAT_DEGERLERI, dilimAdi, NPS_DEGERLERI, PUAN_DILIMLERI } from '@masabasi/core/masa/istatistik/rules';
import { sayiYaz } from '@masabasi/core/platform/text/metin';
import { Link } from 'react-router';
import { useIstatistikAdresi } from './istatistikAdresi.ts';
import { Panel } from '../../ui/Panel.tsx';
import { Columns, fitting } from '../../ui/Columns.tsx';
import css from './Dagilimlar.module.css';

const DAGILIMLAR = [
  { alan: 'Csat', soz: 'csat', baslik: 'Memnuniyet (1–5)', degerler: CSAT_DEGERLERI, ad: (n: number) => `${n}` },
  { alan: 'Nps', soz: 'nps', baslik: 'Tavsiye (0–10)', degerler: NPS_DEGERLERI, ad: (n: number) => `${n}` },
  { alan: 'Puan', soz: 'puan', baslik: 'Puan (0–100)', degerler: PUAN_DILIMLERI, ad: dilimAdi },
] as const;

/** Number of answers for each value: bars with figures beside them, so that they can be read as a table. */
export function Dagilimlar({ dagilim }: { readonly dagilim: Istatistik['dagilim'] }) {
  const { yanitlar } = useIstatistikAdresi();
  return (
    <Panel title="Dağılım" padded>
      <Columns of={fitting(260)} gap={24} align="start">
        {DAGILIMLAR.map(({ alan, soz, baslik, degerler, ad }) => {
          const sayilar = dagilim[alan];
          const enCok = Math.max(1, ...sayilar);
          const toplam = sayilar.reduce((a, b) => a + b, 0);
          return (
            <table key={alan} className={css.dagilim}>
              <caption>{baslik}</caption>
              <thead className="visually-hidden">
                <tr>
                  <th scope="col">Değer</th>
                  <th scope="col">Çubuk</th>
                  <th scope="col">Yanıt</th>
                </tr>
              </thead>
              <tbody>
                {degerler.map((n, i) => (
                  <tr key={n}>
                    <th scope="row">{ad(n)}</th>
                    <td aria-hidden>
                      <svg display="block" width="100%" height="14" aria-hidden>
                        <rect fill="var(--accent-fill)" width={`${(100 * sayilar[i]!) / enCok}%`} height="14" rx="2" />
                      </svg>
                    </td>
                    <td className={`tnum nowrap ${css.sayi}`}>
                      <Link to={yanitlar({ deger: `${soz}${n}` })}>{sayiYaz(sayilar[i]!)}</Link>{' '}
                      <Text span display="inline-block" miw={34} c="dimmed">
                        %{toplam === 0 ? 0 : Math.round((100 * sayilar[i]!) / toplam)}
                      </Text>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          );
        })}
      </Columns>
    </Panel>
  );
}
