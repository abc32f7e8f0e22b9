import {
  gorevOlmaz,
  KARAR_DURUMLARI,
  type ToplantiCagirani,
  tutanakAcik,
  yurutur,
} from '@masabasi/core/is/toplanti/rules';
import type { ToplantiKarari, ToplantiKarti } from '@masabasi/core/is/toplanti/satirlar';
import { tarihYaz, zamanYaz } from '@masabasi/core/platform/time/tarih';
import { Button, Flex, Stack, Text } from '@mantine/core';
import IconPencil from '~icons/tabler/pencil';
import { useState } from 'react';
import { Link } from 'react-router';
import { useKullanici } from '../../platform/session/oturum.ts';
import { Chip } from '../../ui/Chip.tsx';
import { OpenButton } from '../../ui/OpenButton.tsx';
import { PlainList } from '../../ui/PlainList.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { Columns } from '../../ui/Columns.tsx';

const KararlarDialog = onDemand(() => import('./KararlarDialog.tsx'));
const KararKapatDialog = onDemand(() => import('./KararKapatDialog.tsx'));
const GorevDialog = onDemand(() => import('../gorev/GorevDialog.tsx'));

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
      ad: 'İşe dönüştü',
      tamam: k.GorevId !== null,
      icerik:
        k.GorevId === null ? (
          'iş yok'
        ) : k.GorevNo === null ? (
          'başka bir ürünün işi'
        ) : (
          <Link to={`/istakibi/isler/${k.GorevId}`}>{`${k.GorevNo} · ${k.GorevDurum ?? ''}`}</Link>
        ),
    },
    {
      ad: 'Yapıldı',
      tamam: k.Durum === 'bitti' || k.GorevBitti,
      icerik:
        k.KapanisZamani !== null
          ? `${KARAR_DURUMLARI[k.Durum]}: ${k.Kapatan ?? ''}, ${zamanYaz(k.KapanisZamani)}`
          : k.GorevBitti
            ? 'iş bitti'
            : 'bekliyor',
    },
    {
      ad: 'Kanıtlandı',
      tamam: k.Kanit !== '' || k.GecenTest > 0,
      icerik: [k.Kanit, k.GecenTest > 0 && `${k.GecenTest} test geçti`].filter(Boolean).join(' · ') || 'kanıt yok',
    },
  ];
  return (
    <Columns
      component="ol"
      of="repeat(auto-fit, minmax(170px, 1fr))"
      gap={8}
      pt={10}
      className="line-above"
      aria-label="Kararın yolu"
    >
      {adimlar.map((a) => (
        <Flex
          key={a.ad}
          component="li"
          direction="column"
          gap={2}
          ps={10}
          style={{ borderInlineStart: `3px solid var(--${a.tamam ? 'ok' : 'line-strong'})` }}
        >
          <Text span fz={13} fw={600}>
            {a.ad}
            <span className="visually-hidden">{a.tamam ? ', tamam' : ', henüz değil'}</span>
          </Text>
          <Text span fz={13} c="dimmed" className="anywhere">
            {a.icerik}
          </Text>
        </Flex>
      ))}
    </Columns>
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
    <Stack gap={12}>
      {yazar && tutanakAcik(t.DurumAnahtar) && (
        <Button
          variant="default"
          style={{ alignSelf: 'flex-start' }}
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => setAcik({ ne: 'yaz' })}
        >
          Kararları Yaz
        </Button>
      )}
      {kararlar.length === 0 && <Text c="dimmed">Karar yazılmamış.</Text>}
      <PlainList ordered gap={10}>
        {kararlar.map((k, i) => {
          const engel = gorevOlmaz(k);
          return (
            <Flex
              key={k.KararId}
              component="li"
              direction="column"
              gap={6}
              py={10}
              px={12}
              bd="1px solid var(--line)"
              bdrs={8}
            >
              <Flex rowGap={6} columnGap={10} wrap="wrap" align="center">
                <Text span flex="1 1 260px" fw={500} className="anywhere">
                  {i + 1}. {k.Metin}
                </Text>
                {k.Gecikti && <Chip tone="warn">Gecikti</Chip>}
                <Chip tone={k.Durum === 'bitti' ? 'ok' : k.Durum === 'acik' ? 'info' : 'neutral'}>
                  {KARAR_DURUMLARI[k.Durum]}
                </Chip>
              </Flex>
              <Text span fz={13} c="dimmed" className="anywhere">
                {[k.Sorumlu ?? 'Sorumlusu yok', k.Termin === null ? 'termini yok' : tarihYaz(k.Termin), k.GorevNo]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
              <Flex gap={6} wrap="wrap">
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
                    aria-label={`İşe Dönüştür: ${k.Metin}`}
                    onClick={() => setAcik({ ne: 'gorev', k })}
                  >
                    İşe Dönüştür
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
              </Flex>
              {yolu === k.KararId && <Hayati k={k} onAc={onAc} />}
            </Flex>
          );
        })}
      </PlainList>
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
    </Stack>
  );
}
