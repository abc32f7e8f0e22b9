import type { BankaHesabi } from '@masabasi/core/mali/banka/secenekler';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Button, Stack } from '@mantine/core';
import IconBook2 from '~icons/tabler/book-2';
import IconBuildingBank from '~icons/tabler/building-bank';
import IconChecks from '~icons/tabler/checks';
import IconFileImport from '~icons/tabler/file-import';
import IconPlus from '~icons/tabler/plus';
import { useState } from 'react';
import { banka as oda } from '../../calls/banka.ts';
import { useEndpoint } from '../../platform/call/api.ts';
import { useListe } from '../../platform/list/liste.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { ViewSwitch } from '../../ui/ViewSwitch.tsx';
import { onDemand } from '../../ui/onDemand.tsx';
import { BankaGunleri } from './BankaGunleri.tsx';
import { BankaHesaplari } from './BankaHesaplari.tsx';
import { HAREKET_LISTESI, HareketTablosu } from './HareketTablosu.tsx';

const BankaHesapDialog = onDemand(() => import('./BankaHesapDialog.tsx'));
const EkstreYukleDialog = onDemand(() => import('./EkstreYukleDialog.tsx'));
const KesinlerDialog = onDemand(() => import('./KesinlerDialog.tsx'));
const DefterDialog = onDemand(() => import('../defter/DefterDialog.tsx'));

const BAKISLAR = [
  { value: 'hareket', label: 'Hareketler' },
  { value: 'gun', label: 'Günler' },
] as const;

type Acik =
  | { readonly ne: 'ekstre' | 'defter' | 'kesinler' }
  | { readonly ne: 'hesap'; readonly hesap: BankaHesabi | null };

/** Page of the bank day-end: movements, their classification, and whether the day adds up. */
export default function BankaGunSonuPage() {
  const hesaplar = useEndpoint(oda.bankaHesaplari, {});
  const liste = useListe(oda.getHareketList, HAREKET_LISTESI);
  const [bakis, setBakis] = useState<(typeof BAKISLAR)[number]['value']>('hareket');
  const [acik, setAcik] = useState<Acik | null>(null);
  const isler = useYetkiVar(YETKI.bankaIsle);
  const yonetir = useYetkiVar(YETKI.defterYonet);
  const hepsi = hesaplar.data?.hesaplar;
  const { HesapId } = liste.gorunum;
  const secili = hepsi?.find((h) => h.Id === HesapId) ?? null;
  // Days belong to one account: the chosen one, else the first.
  const gunlerin = secili ?? hepsi?.[0] ?? null;
  return (
    <>
      <PageHeader
        title="Banka Gün Sonu"
        text="Ekstreyi yükleyiniz, her hareketin ne olduğunu söyleyiniz, günü kuruşu kuruşuna kapatınız."
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconBook2 size={16} aria-hidden />}
              onClick={() => setAcik({ ne: 'defter' })}
            >
              Defter
            </Button>
            {yonetir && (
              <Button
                variant="default"
                leftSection={<IconPlus size={16} aria-hidden />}
                onClick={() => setAcik({ ne: 'hesap', hesap: null })}
              >
                Yeni Hesap
              </Button>
            )}
            {isler && (hepsi ?? []).some((h) => h.Islenmemis > 0) && (
              <Button
                variant="default"
                leftSection={<IconChecks size={16} aria-hidden />}
                onClick={() => setAcik({ ne: 'kesinler' })}
              >
                Kesin Eşleşmeler
              </Button>
            )}
            {isler && (
              <Button
                leftSection={<IconFileImport size={16} aria-hidden />}
                disabled={!hepsi?.some((h) => h.Aktif)}
                onClick={() => setAcik({ ne: 'ekstre' })}
              >
                Ekstre Yükle
              </Button>
            )}
          </>
        }
      />
      <Read of={hesaplar} rows={8}>
        {({ hesaplar: okunan, defterHesaplari }) =>
          okunan.length === 0 ? (
            <Panel>
              <EmptyState
                icon={<IconBuildingBank size={32} stroke={1.5} />}
                title="Henüz banka hesabı yok."
                text={
                  yonetir
                    ? 'Önce hesabınızı açılış bakiyesiyle ekleyiniz, sonra ekstresini yükleyiniz.'
                    : 'Banka hesaplarını, defteri yönetenler ekler.'
                }
              />
            </Panel>
          ) : (
            <Stack gap={16}>
              <BankaHesaplari
                hesaplar={okunan}
                secili={HesapId}
                onSec={(Id) => liste.suz({ HesapId: Id })}
                onDuzenle={yonetir ? (hesap) => setAcik({ ne: 'hesap', hesap }) : undefined}
              />
              <div>
                <ViewSwitch label="Görünüm" value={bakis} onChange={setBakis} options={BAKISLAR} />
              </div>
              {bakis === 'hareket' ? (
                <HareketTablosu liste={liste} hesaplar={okunan} defterHesaplari={defterHesaplari} />
              ) : (
                gunlerin && (
                  <BankaGunleri
                    key={gunlerin.Id}
                    hesap={gunlerin}
                    onHareketler={(gun) => {
                      liste.suz({ HesapId: gunlerin.Id, Baslangic: gun, Bitis: gun });
                      setBakis('hareket');
                    }}
                  />
                )
              )}
            </Stack>
          )
        }
      </Read>
      {acik?.ne === 'hesap' && <BankaHesapDialog hesap={acik.hesap} onClose={() => setAcik(null)} />}
      {acik?.ne === 'ekstre' && (
        <EkstreYukleDialog
          hesaplar={(hepsi ?? []).filter((h) => h.Aktif)}
          ilk={secili?.Aktif ? secili.Id : null}
          onClose={() => setAcik(null)}
        />
      )}
      {acik?.ne === 'kesinler' && <KesinlerDialog HesapId={HesapId} onClose={() => setAcik(null)} />}
      {acik?.ne === 'defter' && <DefterDialog onClose={() => setAcik(null)} />}
    </>
  );
}
