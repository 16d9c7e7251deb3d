import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { NativeButton } from '../Button/NativeButton.tsx';
import { scrim } from '../Dialog/scrim.css.ts';
import { focusRing } from '../theme/focusRing.css.ts';
import * as css from './QrCode.css.ts';
import { modulesOf, qrLook } from './qrLook.ts';

export type QrCodeProps = {
  /** At most what `fitsQrCode` allows. */
  value: string;
  /** What is behind it, for those who do not see it. */
  label: string;
};

/**
 * A code to scan: black on white in every theme, sharp in any size, with the quiet zone that scanners need. A press
 * enlarges it to the window, and another one or Esc closes it again.
 */
export function QrCode({ value, label }: QrCodeProps) {
  const [isEnlarged, setEnlarged] = useState(false);
  return (
    <div className={css.paper}>
      <QRCodeSVG value={value} {...qrLook} aria-label={label} className={css.code} ref={fitToModules} />
      <NativeButton
        aria-label={`Enlarge ${label}`}
        tip={{ text: 'Enlarge' }}
        className={`${css.enlarge} ${focusRing}`}
        onPress={() => setEnlarged(true)}
      />
      <ModalOverlay isOpen={isEnlarged} onOpenChange={setEnlarged} isDismissable className={scrim}>
        <div className={css.place}>
          <Modal className={css.sheet}>
            <Dialog aria-label={label} className={css.sheetDialog}>
              <QRCodeSVG
                value={value}
                {...qrLook}
                aria-label={label}
                className={css.enlarged}
                ref={fitToWindow}
              />
              <NativeButton
                aria-label={`Close ${label}`}
                autoFocus
                className={`${css.reduce} ${focusRing}`}
                onPress={() => setEnlarged(false)}
              />
            </Dialog>
          </Modal>
        </div>
      </ModalOverlay>
    </div>
  );
}

/** Cameras read a module of 4 pixels; a code of few modules fills a small dialog instead. */
const leastOfModule = 4;
const usualSide = 376;

/** Whole pixels a module keep the edges sharp. */
function fitToModules(svg: SVGSVGElement | null): void {
  if (!svg) return;
  const modules = modulesOf(svg);
  svg.style.width = `${modules * Math.max(leastOfModule, Math.floor(usualSide / modules))}px`;
}

/** The same in pixels of the screen, as many as the window has room for. */
function fitToWindow(svg: SVGSVGElement | null): void {
  if (!svg) return;
  svg.style.width = `round(down, ${css.windowSide}, ${modulesOf(svg) / window.devicePixelRatio}px)`;
}

/** What the largest code of the lowest error correction holds, in bytes. */
const capacity = 2953;

/** Whether a text can be drawn as a QR code at all. */
export function fitsQrCode(text: string): boolean {
  return new TextEncoder().encode(text).length <= capacity;
}
