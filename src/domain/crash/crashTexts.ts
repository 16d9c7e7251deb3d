export const crashTexts = {
  heading: 'This page could not be shown',
  crash:
    'Something in the console went wrong. Nothing was changed on the server, and what you typed is kept.',
  fileMissing:
    'A part of the console could not be loaded. A newer version may have been installed: loading the page again gets it.',
  offline:
    'A part of the console could not be loaded: this browser is offline. Try again once it has a connection.',
} as const;
