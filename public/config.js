// The Netmaker server to talk to. Replace it when you deploy; nothing is built again.
window.REACT_APP_BACKEND = 'http://localhost:8081';
