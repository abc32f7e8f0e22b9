import { EN_COK_DOSYA, yapistirilanAd } from '@masabasi/core/platform/dosya/rules';
import { ActionIcon, Flex, Text } from '@mantine/core';
import IconPaperclip from '~icons/tabler/paperclip';
import IconX from '~icons/tabler/x';
import { useEffect, useRef } from 'react';
import { dosya as oda } from '../../calls/dosya.ts';
import { useAction } from '../call/api.ts';
import { adsiz, dosyaGonder, useGidenler } from '../call/giden.ts';
import { useKullanici } from '../session/oturum.ts';
import { simdi } from '../call/sunucuSaati.ts';
import { bildir } from '../../ui/Toast.tsx';
import { GidenDosyalar } from './GidenDosyalar.tsx';
import { PlainList } from '../../ui/PlainList.tsx';

export interface YaziDosyasi {
  readonly Id: number;
  readonly Ad: string;
  /** Bytes. */
  readonly Boyut: number;
}

/**
 * The files of a text about a record. They belong to the writer until the text is saved.
 * @param ad identifies the text
 */
export function useYaziDosyalari(
  ad: string,
  dosyalar: readonly YaziDosyasi[],
  degistir: (yeni: readonly YaziDosyasi[]) => void,
) {
  const yer = { Nesne: 'bekleyen', NesneId: useKullanici().Id } as const;
  const son = useRef({ dosyalar, degistir });
  useEffect(() => {
    son.current = { dosyalar, degistir };
  });
  const yaz = (yeni: readonly YaziDosyasi[]) => {
    son.current = { ...son.current, dosyalar: yeni };
    son.current.degistir(yeni);
  };
  const gidenler = useGidenler().filter((x) => x.yazilan?.ad === ad && x.hal !== 'durdu');
  const sil = useAction(oda.dosyaSil);
  return {
    yer,
    ad,
    /** True while files are being uploaded. */
    suruyor: gidenler.length > 0,
    ekle: (gelen: readonly File[]) => {
      if (dosyalar.length + gidenler.length + gelen.length > EN_COK_DOSYA) {
        bildir({ baslik: `Bir yazıya en çok ${EN_COK_DOSYA} dosya eklenir`, tur: 'error' });
        return;
      }
      const adlilar = gelen.map((d) => (adsiz(d) ? new File([d], yapistirilanAd(simdi()), { type: d.type }) : d));
      dosyaGonder(yer, adlilar, {
        ad,
        geldi: ({ Id, Ad, Boyut }) => yaz([...son.current.dosyalar, { Id, Ad, Boyut }]),
      });
    },
    kaldir: (Id: number) => {
      yaz(son.current.dosyalar.filter((d) => d.Id !== Id));
      sil.mutate({ Nesne: 'bekleyen', Id });
    },
  };
}

export interface YaziDosyalariProps extends Pick<ReturnType<typeof useYaziDosyalari>, 'yer' | 'ad' | 'kaldir'> {
  readonly dosyalar: readonly YaziDosyasi[];
}

/** Added files, and files being uploaded. */
export function YaziDosyalari({ yer, ad, dosyalar, kaldir }: YaziDosyalariProps) {
  return (
    <>
      <PlainList row gap={8} aria-label="Yazının dosyaları" hidden={dosyalar.length === 0}>
        {dosyalar.map(({ Id, Ad }) => (
          <Flex
            key={Id}
            component="li"
            gap={6}
            align="center"
            maw="100%"
            p="2px 4px 2px 8px"
            bg="var(--surface)"
            bd="1px solid var(--line)"
            bdrs={6}
          >
            <IconPaperclip size={16} aria-hidden />
            <Text span truncate>
              {Ad}
            </Text>
            <ActionIcon aria-label={`Kaldır: ${Ad}`} onClick={() => kaldir(Id)}>
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </Flex>
        ))}
      </PlainList>
      <GidenDosyalar {...yer} yazilan={ad} />
    </>
  );
}
