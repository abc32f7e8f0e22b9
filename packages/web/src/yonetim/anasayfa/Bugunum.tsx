import type { mola } from '@masabasi/core/mesai/mola/contract';
import {
  MESAI_BASLANGICI,
  mesaiBittiMi,
  molaAdi,
  molaDurumu,
  molaSuresi,
  METIN,
} from '@masabasi/core/mesai/mola/rules';
import { istanbulSaati } from '@masabasi/core/platform/time/tarih';
import IconClock from '~icons/tabler/clock';
import type { useEndpoint } from '../../platform/call/api.ts';
import { mobilCihaz } from '../../platform/call/cihaz.ts';
import { useKullanici } from '../../platform/session/oturum.ts';
import { useSimdi } from '../../platform/call/sunucuSaati.ts';
import { Chip } from '../../ui/Chip.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { Panel } from '../../ui/Panel.tsx';
import css from './Bugunum.module.css';

export type Gunum = ReturnType<typeof useEndpoint<typeof mola.gunum>>;

/** My shift today: start, end, break total, and its intervals. */
export function Bugunum({ gunum }: { gunum: Gunum }) {
  const k = useKullanici();
  const an = useSimdi(10);
  const bitti = k.Baslama !== null && mesaiBittiMi(k, an);
  const dakika = molaSuresi({ ...k, Baslama_Zamani: k.MolaBaslama }, an);
  // The start row repeats only figures that are shown above.
  const liste = (gunum.data?.molalist ?? []).filter((m) => m.Mola_Durum_Id !== MESAI_BASLANGICI);

  return (
    <Panel
      title="Bugünkü mesaim"
      icon={<IconClock stroke={1.7} />}
      actions={
        bitti ? (
          <Chip>{METIN.mesaiBitti}</Chip>
        ) : (
          k.Mola_Durum_Id !== null && <Chip tone="accent">{molaAdi(k.Mola_Durum_Id)}</Chip>
        )
      }
    >
      <dl className={css.ozet}>
        <div>
          <dt>Mesai başlama</dt>
          <dd>{k.Baslama ? istanbulSaati(k.Baslama) : '–'}</dd>
        </div>
        <div>
          <dt>{bitti ? 'Mesai bitişi' : 'Planlanan bitiş'}</dt>
          <dd>{k.Mesai_Bitis ? istanbulSaati(k.Mesai_Bitis) : '–'}</dd>
        </div>
        <div>
          <dt>Toplam mola</dt>
          <dd>
            {dakika} <small>dk</small>
          </dd>
        </div>
      </dl>
      <div className={css.alt}>
        <Read of={gunum} rows={3} compact>
          {() =>
            liste.length === 0 ? (
              <EmptyState
                compact
                title={k.Baslama === null ? 'Mesainiz henüz başlamadı.' : 'Bugün için kayıt yok.'}
                text={
                  k.Baslama !== null
                    ? undefined
                    : mobilCihaz()
                      ? `Bilgisayarınızda üst çubuktaki ‘${molaAdi(651)}’ düğmesiyle başlatabilirsiniz.`
                      : `Üst çubuktaki ‘${molaAdi(651)}’ düğmesiyle başlatabilirsiniz.`
                }
              />
            ) : (
              <ol className={css.akis}>
                {liste.map((m) => (
                  <li
                    key={m.Id}
                    data-stil={molaDurumu(m.Mola_Durum_Id)?.stil ?? 'yok'}
                    data-acik={m.Bitis_Zamani === null || undefined}
                  >
                    <span className={css.saat}>
                      {istanbulSaati(m.Baslama_Zamani)}
                      {m.Bitis_Zamani && ` – ${istanbulSaati(m.Bitis_Zamani)}`}
                    </span>
                    <span className={css.ad}>
                      {m.Ad}
                      {m.Bitis_Zamani === null && <span className={css.not}> · sürüyor</span>}
                      {m.Otomatik && <span className={css.not}> · otomatik kapandı</span>}
                      {m.Duzeltme === 'Bekliyor' && <span className={css.not}> · düzeltme bekliyor</span>}
                      {m.Duzeltme === 'Reddedildi' && (
                        <span className={css.not}> · düzeltme reddedildi: {m.DuzeltmeSebebi}</span>
                      )}
                    </span>
                    <span className={css.sure}>{m.Sure} dk</span>
                  </li>
                ))}
              </ol>
            )
          }
        </Read>
      </div>
    </Panel>
  );
}
