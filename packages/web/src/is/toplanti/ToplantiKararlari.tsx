import {
  gorevOlmaz,
  KARAR_DURUMLARI,
  type ToplantiCagirani,
  tutanakAcik,
  yurutur,
} from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarari, ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import css from './ToplantiKararlari.module.css';

const KararlarDialog = lazy(() => import('./KararlarDialog.tsx'));
const KararKapatDialog = lazy(() => import('./KararKapatDialog.tsx'));
const GorevDialog = lazy(() => import('../gorev/GorevDialog.tsx'));

export interface ToplantiKararlariProps {
  readonly t: ToplantiKarti;
  readonly cagiran: ToplantiCagirani;
  readonly kararlar: readonly ToplantiKarari[];
  readonly onAc: (Id: number) => void;
}

/** The life of a decision: its meeting, its task, its completion, its evidence. */
function Hayati({ k, onAc }: { k: ToplantiKarari; onAc: (Id: number) => void }) {
  const adimlar = [
    {
      ad: 'Söylendi',
      tamam: true,
      icerik: (
        <OpenButton onClick={() => onAc(k.ToplantiId)}>{`${k.ToplantiNo}, ${zamanYaz(k.SoylendiZamani)}`}</OpenButton>
      ),
    },
    {
      ad: 'Göreve dönüştü',
      tamam: k.GorevId !== null,
      icerik:
        k.GorevId === null ? (
          'görev yok'
        ) : k.GorevNo === null ? (
          'başka bir ürünün görevi'
        ) : (
          <Link to={`/istakibi/isler?sekme=hepsi&is=${k.GorevId}`}>{`${k.GorevNo} · ${k.GorevDurum ?? ''}`}</Link>
        ),
    },
    {
      ad: 'Yapıldı',
      tamam: k.Durum === 'bitti' || k.GorevBitti,
      icerik:
        k.KapanisZamani !== null
          ? `${KARAR_DURUMLARI[k.Durum]}: ${k.Kapatan ?? ''}, ${zamanYaz(k.KapanisZamani)}`
          : k.GorevBitti
            ? 'görev bitti'
            : 'bekliyor',
    },
    {
      ad: 'Kanıtlandı',
      tamam: k.Kanit !== '' || k.GecenTest > 0,
      icerik: [k.Kanit, k.GecenTest > 0 && `${k.GecenTest} test geçti`].filter(Boolean).join(' · ') || 'kanıt yok',
    },
  ];
  return (
    <ol className={css.hayat} aria-label="Kararın yolu">
      {adimlar.map((a) => (
        <li key={a.ad} data-tamam={a.tamam || undefined}>
          <span className={css.adim}>
            {a.ad}
            <span className="visually-hidden">{a.tamam ? ', tamam' : ', henüz değil'}</span>
          </span>
          <span className={css.soluk}>{a.icerik}</span>
        </li>
      ))}
    </ol>
  );
}

/** The decisions, with their outcome. */
export function ToplantiKararlari({ t, cagiran, kararlar, onAc }: ToplantiKararlariProps) {
  const ben = useKullanici();
  const [acik, setAcik] = useState<
    { readonly ne: 'yaz' } | { readonly ne: 'gorev' | 'kapat'; readonly k: ToplantiKarari } | null
  >(null);
  const [yolu, setYolu] = useState<number | null>(null);
  const yazar = yurutur(t, cagiran);
  const cevrilir = t.DurumAnahtar === 'onayli' || tutanakAcik(t.DurumAnahtar);
  const kapat = () => setAcik(null);
  return (
    <div className={css.govde}>
      {yazar && tutanakAcik(t.DurumAnahtar) && (
        <Button
          variant="default"
          className={css.yaz}
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setAcik({ ne: 'yaz' })}
        >
          Kararları Yaz
        </Button>
      )}
      {kararlar.length === 0 && <p className={css.yok}>Karar yazılmamış.</p>}
      <ol className={css.kararlar}>
        {kararlar.map((k, i) => {
          const engel = gorevOlmaz(k);
          return (
            <li key={k.KararId} className={css.karar}>
              <div className={css.ust}>
                <span className={css.metin}>
                  {i + 1}. {k.Metin}
                </span>
                {k.Gecikti && <Chip tone="warn">Gecikti</Chip>}
                <Chip tone={k.Durum === 'bitti' ? 'ok' : k.Durum === 'acik' ? 'info' : 'neutral'}>
                  {KARAR_DURUMLARI[k.Durum]}
                </Chip>
              </div>
              <span className={css.soluk}>
                {[k.Sorumlu ?? 'Sorumlusu yok', k.Termin === null ? 'termini yok' : tarihYaz(k.Termin), k.GorevNo]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <div className={css.dugmeler}>
                <Button
                  size="compact-sm"
                  variant="default"
                  aria-expanded={yolu === k.KararId}
                  aria-label={`Yolu: ${k.Metin}`}
                  onClick={() => setYolu(yolu === k.KararId ? null : k.KararId)}
                >
                  Yolu
                </Button>
                {yazar && cevrilir && engel === null && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Göreve Dönüştür: ${k.Metin}`}
                    onClick={() => setAcik({ ne: 'gorev', k })}
                  >
                    Göreve Dönüştür
                  </Button>
                )}
                {k.Durum === 'acik' && (yazar || k.SorumluId === ben.Id) && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`Kapat: ${k.Metin}`}
                    onClick={() => setAcik({ ne: 'kapat', k })}
                  >
                    Kapat
                  </Button>
                )}
              </div>
              {yolu === k.KararId && <Hayati k={k} onAc={onAc} />}
            </li>
          );
        })}
      </ol>
      <Suspense fallback={null}>
        {acik?.ne === 'yaz' && <KararlarDialog t={t} kararlar={kararlar} onClose={kapat} />}
        {acik?.ne === 'kapat' && <KararKapatDialog k={acik.k} onClose={kapat} />}
        {acik?.ne === 'gorev' && (
          <GorevDialog
            karar={{
              Id: acik.k.KararId,
              No: t.No,
              Metin: acik.k.Metin,
              ProjeId: t.ProjeId,
              Termin: acik.k.Termin,
              SorumluId: acik.k.SorumluId,
            }}
            onClose={kapat}
          />
        )}
      </Suspense>
    </div>
  );
}
