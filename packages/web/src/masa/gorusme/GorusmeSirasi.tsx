import { Flex, Text } from '@mantine/core';
import IconChevronLeft from '~icons/tabler/chevron-left';
import IconChevronRight from '~icons/tabler/chevron-right';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { gorusme as oda } from '../../calls/gorusme.ts';
import { ApiError, read } from '../../platform/call/cagri.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { bildir } from '../../ui/Toast.tsx';
import { useListener } from '../../ui/useListener.ts';

/** The order of tickets: that of the list the person came from, and that of the person's own open tickets. */

const ANAHTAR = 'masabasi.gorusme.sira';
const yol = (Id: number) => `/islemler/musterigorusme/detay?id=${Id}`;

function listedekiler(): readonly number[] {
  try {
    const yazili: unknown = JSON.parse(sessionStorage.getItem(ANAHTAR) ?? '[]');
    return Array.isArray(yazili) ? yazili.filter((id) => Number.isSafeInteger(id)) : [];
  } catch (hata) {
    if (!(hata instanceof SyntaxError)) throw hata;
    return [];
  }
}

/** Remembers the rows of the list in this tab, so that a ticket knows its neighbours. */
export function useSirayiTut(satirlar: readonly { readonly Id: number }[] | undefined): void {
  const idler = satirlar?.map((g) => g.Id).join();
  useEffect(() => {
    if (idler === undefined) return;
    try {
      sessionStorage.setItem(ANAHTAR, `[${idler}]`);
    } catch (hata) {
      if (!(hata instanceof DOMException)) throw hata;
    }
  }, [idler]);
}

/** The person's open tickets, the nearest promise first. */
const BENIM = { sekme: 'benim', sirala: [{ alan: 'SlaBitis', yon: 'artan' }], adet: 15 } as const;

/** Opens the first of the person's other open tickets. */
export function useSiradaki(Id: number): () => void {
  const git = useNavigate();
  const ac = async () => {
    try {
      const { gorusmelist } = await read(oda.getGorusmeList, { ...BENIM, sirala: [...BENIM.sirala] });
      const siradaki = gorusmelist.find((g) => g.Id !== Id);
      if (siradaki) void git(yol(siradaki.Id));
      else bildir({ baslik: 'Üzerinizde başka açık görüşme yok', tur: 'info' });
    } catch (hata) {
      if (!(hata instanceof ApiError)) throw hata;
      bildir({ baslik: hata.message, tur: 'error' });
    }
  };
  return () => void ac();
}

const yaziliyor = (hedef: EventTarget | null): boolean =>
  hedef instanceof HTMLElement && hedef.closest('input, textarea, select, [contenteditable]') !== null;
const pencereAcik = (): boolean => document.querySelector('[role="dialog"][aria-modal]') !== null;

/** The neighbours of a ticket in the list that the person came from: two buttons, and the keys `j` and `k`. */
export function GorusmeSirasi({ Id }: { readonly Id: number }) {
  const git = useNavigate();
  const siradaki = useSiradaki(Id);
  const [idler] = useState(listedekiler);
  const yer = idler.indexOf(Id);
  const onceki = idler[yer - 1];
  const sonraki = yer < 0 ? undefined : idler[yer + 1];
  const ac = (hedef: number | undefined) => {
    if (hedef !== undefined) void git(yol(hedef));
  };
  useListener('document', 'keydown', (e) => {
    if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return;
    if (yaziliyor(e.target) || pencereAcik()) return;
    if (e.key === 'j') ac(sonraki);
    else if (e.key === 'k') ac(onceki);
    else if (e.key === 'n') siradaki();
    else return;
    e.preventDefault();
  });
  if (yer < 0 || idler.length < 2) return null;
  return (
    <Flex component="span" display="inline-flex" gap={2} align="center" className="hide-640">
      <IconButton
        aria-label="Önceki görüşme"
        title="Önceki görüşme (K)"
        disabled={onceki === undefined}
        onClick={() => ac(onceki)}
      >
        <IconChevronLeft size={18} aria-hidden />
      </IconButton>
      <Text span fz={13} c="dimmed" className="tnum nowrap">
        {`${yer + 1} / ${idler.length}`}
      </Text>
      <IconButton
        aria-label="Sonraki görüşme"
        title="Sonraki görüşme (J)"
        disabled={sonraki === undefined}
        onClick={() => ac(sonraki)}
      >
        <IconChevronRight size={18} aria-hidden />
      </IconButton>
    </Flex>
  );
}
