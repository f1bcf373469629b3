{
  "{{id}}.sheet.name": "{{title}}",
  "{{id}}.sheet.owner": "作者",
  "{{id}}.sheet.place": "年级学科",
  "{{id}}.sheet.text": "内容",
  "{{id}}.sheet.title": "标题"
}
