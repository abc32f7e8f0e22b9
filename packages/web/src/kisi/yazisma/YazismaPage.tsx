import { KONUSMA_NESNELERI, type KonusmaNesnesi } from '@masabasi/core/kisi/yazisma/rules';
import { YETKI } from '@masabasi/core/platform/yetki/rules';
import { Box, Button, Flex } from '@mantine/core';
import IconEye from '~icons/tabler/eye';
import IconMessagePlus from '~icons/tabler/message-plus';
import IconMessages from '~icons/tabler/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { yazisma as oda } from '../../calls/yazisma.ts';
import { useAdres } from '../../platform/list/adres.ts';
import { useAdrestekiKayit } from '../../platform/list/adresteki.ts';
import { useAction, useEndpoint } from '../../platform/call/api.ts';
import { useYetkiVar } from '../../platform/session/oturum.ts';
import { CheckField } from '../../ui/CheckField.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Read } from '../../ui/Read.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeleton.tsx';
import { KonusmaAkisi } from './KonusmaAkisi.tsx';
import { KonusmaListesi } from './KonusmaListesi.tsx';
import { MesajAramasi } from './MesajAramasi.tsx';
import { Columns } from '../../ui/Columns.tsx';
import css from './YazismaPage.module.css';

const GozetimPaneli = lazy(() => import('../gozetim/GozetimPaneli.tsx'));
const YeniKonusmaDialog = lazy(() => import('./YeniKonusmaDialog.tsx'));

const nesneMi = (ad: string | null): ad is KonusmaNesnesi => ad !== null && Object.hasOwn(KONUSMA_NESNELERI, ad);
/** The record in the address to write about. Null: none. */
function hakkinda(adres: URLSearchParams) {
  const [Nesne, Id] = [adres.get('nesne'), Number(adres.get('kayit'))];
  return nesneMi(Nesne) && Number.isSafeInteger(Id) && Id > 0 ? { Nesne, Id } : undefined;
}

/** Internal messages: the conversations beside the open one. On a narrow screen, only one of the two. */
export default function YazismaPage() {
  const [acik, ac] = useAdrestekiKayit('konusma');
  const [kisi, kisiyeAc] = useAdrestekiKayit('kisi');
  const [adres, setAdres] = useAdres();
  const kayit = hakkinda(adres);
  const [yeni, setYeni] = useState(false);
  const liste = useEndpoint(oda.konusmaListesi, {});
  const kisiler = useEndpoint(oda.yazismaKisileri, {});
  const konus = useAction(oda.konusmaAc, { onSuccess: ({ Id }) => ac(Id) });
  const tercih = useAction(oda.yazismaTercihKaydet);
  const { mutate: konusmayiAc } = konus;
  // A notification leads to its sender, with whom there may be no conversation yet.
  useEffect(() => {
    if (kisi === null) return;
    kisiyeAc(null);
    konusmayiAc({ KisiId: kisi });
  }, [kisi, kisiyeAc, konusmayiAc]);
  const benim = kisiler.data;
  const gozetir = useYetkiVar(YETKI.yazismaGozet);
  if (gozetir && adres.get('sekme') === 'gozetim')
    return (
      <Suspense fallback={<SkeletonRows rows={8} />}>
        <GozetimPaneli onKapat={() => setAdres({})} />
      </Suspense>
    );
  return (
    <Flex direction="column" className={css.sayfa}>
      <PageHeader
        title="Yazışma"
        tight
        actions={
          <>
            {gozetir && (
              <Button
                variant="default"
                leftSection={<IconEye size={16} aria-hidden />}
                onClick={() => setAdres({ sekme: 'gozetim' })}
              >
                Gözetim
              </Button>
            )}
            {benim && (
              <Button
                variant="default"
                leftSection={<IconMessages size={16} aria-hidden />}
                loading={konus.isPending}
                onClick={() => konus.mutate({ DepartmanId: benim.DepartmanId })}
              >
                {benim.Departman} konuşması
              </Button>
            )}
            <Button leftSection={<IconMessagePlus size={16} aria-hidden />} onClick={() => setYeni(true)}>
              Yeni Konuşma
            </Button>
          </>
        }
      />
      <Columns
        of="minmax(260px, 340px) minmax(0, 1fr)"
        below={900}
        gap={0}
        className={`card ${css.masa}`}
        data-acik={acik !== null || undefined}
      >
        <Flex direction="column" miw={0} mih={0} className={css.sol}>
          <MesajAramasi onAc={ac} />
          <Read of={liste} rows={6} label="Konuşmalar hazırlanıyor...">
            {({ konusmalar }) => <KonusmaListesi konusmalar={konusmalar} acik={acik} />}
          </Read>
          {benim && (
            <Box p={12} className="line-above">
              <CheckField
                name="OkunduGoster"
                label="Okuduğum görülsün; ben de başkalarınınkini göreyim"
                value={benim.OkunduGoster}
                onChange={(OkunduGoster) => tercih.mutate({ OkunduGoster })}
              />
            </Box>
          )}
        </Flex>
        <Flex direction="column" miw={0} mih={0} className={css.sag}>
          {acik === null ? (
            <EmptyState
              icon={<IconMessages size={28} stroke={1.5} />}
              title="Bir konuşma seçiniz"
              text="Soldan bir konuşma açınız ya da yenisini başlatınız."
            />
          ) : (
            <KonusmaAkisi key={acik} Id={acik} onKapat={() => ac(null)} />
          )}
        </Flex>
      </Columns>
      <Suspense fallback={null}>
        {(yeni || kayit !== undefined) && benim && (
          <YeniKonusmaDialog
            kisiler={benim.kisiler}
            {...(kayit && { kayit })}
            onClose={() => {
              setYeni(false);
              if (kayit) setAdres({}, { replace: true });
            }}
            onAc={(Id) => {
              setYeni(false);
              setAdres({ konusma: String(Id) });
            }}
          />
        )}
      </Suspense>
    </Flex>
  );
}
